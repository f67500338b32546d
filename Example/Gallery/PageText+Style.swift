extension PageText {
    /// The style sheet of all pages: light and dark, from a phone's width up.
    static let style = """
        :root {
          color-scheme: light dark;
          --background: #fff; --card: #f5f5f7; --text: #1d1d1f; --quiet: #5f5f66; --link: #0058b8; --edge: #d2d2d7;
          --focus: #007aff; --mark: #ff2d55;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --background: #000; --card: #1c1c1e; --text: #f5f5f7; --quiet: #a1a1a9; --link: #4da3ff; --edge: #3a3a3c;
            --focus: #0a84ff; --mark: #ff4d6d;
          }
        }
        * { box-sizing: border-box }
        html { scroll-behavior: smooth; scroll-padding-top: 16px }
        body {
          margin: 0 auto; max-width: 1600px; background: var(--background); color: var(--text);
          font: 17px/1.5 -apple-system, "Helvetica Neue", Arial, sans-serif; overflow-wrap: break-word;
        }
        header, main > section { padding: 0 clamp(16px, 4vw, 48px) }
        h1 { font-size: clamp(28px, 5vw, 40px); line-height: 1.15; margin: 32px 0 8px }
        h2 { font-size: clamp(20px, 3vw, 26px); line-height: 1.25; margin: 0 0 4px }
        p { margin: 0 0 12px; max-width: 44em }
        a { color: var(--link) }
        :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
        button {
          font: inherit; font-weight: 600; color: #fff; background: #0066d6; border: 0; border-radius: 99px;
          padding: 8px 18px; min-height: 44px; flex: none; cursor: pointer;
        }
        button:disabled { opacity: .4; cursor: default }
        .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }

        .legend, nav { margin: 24px 0; padding: 16px 20px; background: var(--card); border-radius: 14px }
        .legend { display: grid; grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); gap: 12px 24px }
        .legend dt { display: flex; align-items: center; gap: 10px; font-weight: 600 }
        .legend dd { margin: 0; color: var(--quiet); font-size: 15px }
        .mark { flex: none; width: 36px; height: 16px; border-radius: 5px }
        .ring { box-shadow: 0 0 0 3px color-mix(in srgb, var(--focus) 45%, transparent) }
        .line { height: 0; border-top: 2px dashed var(--mark); border-radius: 0 }
        .frame { border: 2px solid var(--mark) }
        .word { width: auto; height: auto; color: var(--quiet); font-weight: 400 }
        .switch { display: inline-flex; align-items: center; gap: 10px; min-height: 44px; cursor: pointer }
        .switch[hidden] { display: none }
        .switch input { width: 22px; height: 22px }
        nav h2 { font-size: 17px }
        nav ul { margin: 0; padding: 0; list-style: none; columns: 300px; column-gap: 32px }
        nav li { break-inside: avoid }
        nav a { display: block; padding: 5px 0; text-decoration: none }
        nav a:hover { text-decoration: underline }

        main > section { margin: 40px 0; padding-top: 28px; border-top: 1px solid var(--edge) }
        .facts {
          display: flex; flex-wrap: wrap; align-items: center; gap: 4px 20px; margin: 0 0 12px; padding: 0;
          list-style: none; color: var(--quiet); font-size: 15px;
        }
        .facts a { display: inline-block; padding: 8px 0 }
        .frames {
          display: flex; gap: 20px; margin: 0; padding: 4px 4px 16px; list-style: none; overflow-x: auto;
          scroll-snap-type: x proximity; overscroll-behavior-x: contain;
        }
        .frames li { flex: none; width: calc(var(--width) * .6px); min-width: 220px; scroll-snap-align: start }
        figure { margin: 0 }
        .frames img { display: block; width: 100%; height: auto }
        figcaption { margin-top: 8px; font-size: 15px; line-height: 1.4; color: var(--quiet) }
        figcaption b { display: block; color: var(--text) }

        dialog {
          width: 100vw; height: 100dvh; max-width: none; max-height: none; margin: 0; border: 0;
          padding: 12px clamp(12px, 3vw, 32px); background: var(--background); color: var(--text);
        }
        dialog[open] { display: flex; flex-direction: column; gap: 8px }
        dialog header { display: flex; align-items: center; justify-content: space-between; gap: 16px; padding: 0 }
        dialog h2 { font-size: 17px; margin: 0 }
        .stage { flex: 1; min-height: 0; overflow: auto; display: flex }
        .stage img { display: block; margin: auto; max-width: 100%; max-height: 100%; min-width: 0; object-fit: contain }
        #film-caption { margin: 0 auto; min-height: 4.5em; text-align: center }
        #film-caption b { display: block }
        dialog footer { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 8px 12px }
        #film-place { min-width: 5.5em; font-variant-numeric: tabular-nums }
        .keys { color: var(--quiet); font-size: 15px }

        .source {
          margin: 0 clamp(16px, 4vw, 48px) 32px; padding: 16px 20px; overflow-x: auto; background: var(--card); border-radius: 14px;
          font: 14px/1.5 ui-monospace, Menlo, "Liberation Mono", monospace; tab-size: 4; overflow-wrap: normal;
        }
        @media (max-width: 600px) {
          .keys { display: none }
          /* A pad stays readable: the stage scrolls. */
          .stage img.wide { flex: none; max-width: none; width: auto; height: 78% }
        }
        @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto } }

        """
}
