extension PageText {
    /// What makes frames enlarge and sections play. Without it every frame is still a link to its picture.
    static let script = """
        "use strict";
        const film = document.getElementById("film");
        const title = document.getElementById("film-title");
        const picture = document.getElementById("film-picture");
        const caption = document.getElementById("film-caption");
        const place = document.getElementById("film-place");
        const buttons = Object.fromEntries(
          [...film.querySelectorAll("button")].map(button => [button.dataset.does, button]));
        const secondsPerFrame = 1.6;

        let frames = [];
        let current = 0;
        let timer = null;

        function show(index) {
          current = Math.max(0, Math.min(index, frames.length - 1));
          const image = frames[current].querySelector("img");
          picture.src = image.getAttribute("src");
          picture.alt = image.alt;
          const [width, height] = ["width", "height"].map(name => Number(image.getAttribute(name)));
          Object.assign(picture, { width, height });
          picture.classList.toggle("wide", width > height);
          caption.replaceChildren(...frames[current].querySelector("figcaption").cloneNode(true).childNodes);
          place.textContent = `${current + 1} of ${frames.length}`;
          buttons.back.disabled = current === 0;
          buttons.forward.disabled = current === frames.length - 1;
          // The next one is there when it is wanted.
          if (frames[current + 1]) new Image().src = frames[current + 1].querySelector("img").getAttribute("src");
        }

        function pause() {
          clearInterval(timer);
          timer = null;
          buttons.play.textContent = "Play";
        }

        function play() {
          if (timer) return pause();
          if (current === frames.length - 1) show(0);
          buttons.play.textContent = "Pause";
          timer = setInterval(() => {
            show(current + 1);
            if (current === frames.length - 1) pause();
          }, secondsPerFrame * 1000);
        }

        function step(count) {
          pause();
          show(current + count);
        }

        function open(section, index) {
          frames = [...section.querySelectorAll(".frames > li")];
          title.textContent = section.querySelector("h2").textContent;
          show(index);
          film.showModal();
        }

        for (const section of document.querySelectorAll("section")) {
          const button = section.querySelector(".play");
          button.hidden = false;
          button.addEventListener("click", () => {
            open(section, 0);
            // Who asked for less motion starts the film by hand.
            if (!matchMedia("(prefers-reduced-motion: reduce)").matches) play();
          });
          section.querySelectorAll(".frames a").forEach((link, index) => link.addEventListener("click", event => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            open(section, index);
          }));
        }

        // Every picture with marks has another one without them.
        const marks = document.getElementById("marks");
        marks.closest("label").hidden = false;
        marks.addEventListener("change", () => {
          for (const image of document.querySelectorAll("img[data-other]")) {
            const other = image.dataset.other;
            image.dataset.other = image.getAttribute("src");
            image.src = other;
            image.closest("a").href = other;
          }
        });
        // A browser may keep the switch when the page is loaded again.
        if (!marks.checked) marks.dispatchEvent(new Event("change"));

        buttons.back.addEventListener("click", () => step(-1));
        buttons.forward.addEventListener("click", () => step(1));
        buttons.play.addEventListener("click", play);
        buttons.close.addEventListener("click", () => film.close());
        film.addEventListener("close", pause);
        film.addEventListener("keydown", event => {
          const keys = {
            ArrowLeft: () => step(-1), ArrowRight: () => step(1),
            Home: () => step(-frames.length), End: () => step(frames.length),
          };
          // Space presses the button that has focus, if one has.
          if (event.target.tagName !== "BUTTON") keys[" "] = play;
          if (!keys[event.key]) return;
          event.preventDefault();
          keys[event.key]();
        });

        """
}
