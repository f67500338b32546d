import FormNavigation
import Testing
import UIKit

/// R10: a Pencil that writes into a field. Nothing moves under it, and focus stays until it rests.
@MainActor
struct PencilTests {
    @Test(
        "R10 a field that's written into comes clear of the keyboard when the Pencil rests", arguments: [true, false])
    func moving(scrolls: Bool) {
        let stage = AvoidanceStage(17, scrolls: scrolls, on: HeadlessDevice(.iPad))
        let (device, field) = (stage.device, stage.fields[stage.fields.count - 1])
        let place = field.convert(field.bounds, to: nil)
        device.beginWriting(in: field)
        device.settle()
        device.type("word")
        device.settle()
        #expect(field.isFirstResponder && device.keyboard.isVisible)
        #expect(field.convert(field.bounds, to: nil) == place)
        #expect(!field.interactions.isEmpty)
        device.endWriting()
        device.settle()
        #expect(device.distance(to: field) >= 9.5)
        // Typed text moves it immediately.
        field.resignFirstResponder()
        device.settle()
        #expect(field.interactions.isEmpty)
        field.becomeFirstResponder()
        device.settle()
        #expect(device.distance(to: field) >= 9.5)
        stage.navigator.uninstall()
        field.resignFirstResponder()
        #expect(field.interactions.isEmpty)
    }

    @Test("R10 a code field that the Pencil fills moves on when it rests")
    func codes() {
        let form = DeviceForm(3, on: HeadlessDevice(.iPad))
        for field in form.fields { field.formOptions.autoAdvanceLength = 2 }
        form.device.beginWriting(in: form.fields[0])
        form.device.type("12")
        form.device.settle()
        #expect(form.focus == "0")
        form.device.endWriting()
        form.device.settle()
        #expect(form.focus == "1")
        form.device.type("34")
        form.device.settle()
        #expect(form.focus == "2")
    }

    @Test("fields on a phone, and fields that belong to no form, are given nothing")
    func untouched() {
        let form = DeviceForm(2)
        form.fields[0].becomeFirstResponder()
        #expect(form.fields[0].interactions.isEmpty)
        let pad = DeviceForm(2, on: HeadlessDevice(.iPad))
        pad.navigator.uninstall()
        pad.fields[0].becomeFirstResponder()
        #expect(pad.fields[0].interactions.isEmpty)
    }
}
