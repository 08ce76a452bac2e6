import { runInAction } from "mobx";
import { describe, expect, it } from "vitest";
import { screenApp } from "#tests/support/screenApp.ts";
import { CancelViewModel } from "#ui/screens/book-detail/CancelViewModel.ts";
import { CouponsViewModel } from "#ui/screens/coupons/CouponsViewModel.ts";
import { InquiryFormViewModel } from "#ui/screens/inquiry-form/InquiryFormViewModel.ts";
import { WishViewModel } from "#ui/screens/stay/WishViewModel.ts";

const presses = 1000;
const never = () => new Promise<never>(() => undefined);

interface PressedButton {
	readonly press: () => unknown;
	readonly heard: () => number;
}

/** Buttons that are pressed repeatedly, with how often the server was called. */
const buttons: Readonly<Record<string, () => Promise<PressedButton>>> = {
	async "cancel a booking"() {
		const { app, memory } = screenApp();
		const booking = { orderPaymentId: 7, product: { orderProductId: 9 } };
		const cancel = new CancelViewModel({
			app,
			booking: () => booking as never,
			done: async () => undefined,
			cancelledElsewhere: () => undefined,
		});
		let heard = 0;
		memory.bookings.cancelAll = () => {
			heard += 1;
			return never();
		};
		runInAction(() => {
			cancel.quote = { id: "quote" } as never;
			cancel.reason = "일정이 바뀌었어요";
		});
		return { press: () => cancel.confirm(), heard: () => heard };
	},
	async "take a coupon by its code"() {
		const { app, memory } = screenApp();
		const coupons = new CouponsViewModel(app);
		let heard = 0;
		for (const call of ["takeByCompanyCode", "takePack"] as const) {
			memory.memberCoupons[call] = () => {
				heard += 1;
				return never();
			};
		}
		runInAction(() => {
			coupons.code = "WELCOME";
		});
		return { press: () => coupons.register(), heard: () => heard };
	},
	async "keep a stay"() {
		const { app, memory } = screenApp({ signedIn: true });
		memory.currentVisitor.entered({ name: "홍길동", grade: "Bronze", type: "N", corpName: null });
		const wish = new WishViewModel(app);
		let heard = 0;
		memory.stays.toggle = () => {
			heard += 1;
			return never();
		};
		return { press: () => wish.toggle(3), heard: () => heard };
	},
	async "send an inquiry"() {
		const { app, memory } = screenApp();
		const form = new InquiryFormViewModel(app);
		await form.form.load();
		form.change({ type: 1, title: "예약 문의", content: "체크인 시간을 바꿀 수 있나요?" } as never);
		let heard = 0;
		memory.inquiries.send = () => {
			heard += 1;
			return never();
		};
		return { press: () => form.submit(), heard: () => heard };
	},
};

describe("a button pressed a thousand times while a call is in flight", () => {
	it.each(Object.keys(buttons))("acts once: %s [C16]", async (name) => {
		const button = await buttons[name]?.();
		for (let turn = 0; turn < presses; turn++) void button?.press();
		await expect.poll(() => button?.heard()).toBe(1);
	});
});
