import { beforeAll, describe, expect, it } from "vitest";
import { firstProduct, type Order } from "#domain/booking/Order.ts";
import { cancelPolicyOf } from "#domain/cancellation/cancelTerms.ts";
import { ledgerDigest } from "#domain/offer/ledgerDigest.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { bookedMessages } from "#server/commerce/booking/bookedMessage.ts";
import type { BookingWorld } from "#tests/support/bookingWorld.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { booker, guest, mail, sms, stay, undated, writtenAbout } from "#tests/support/writtenMessages.ts";

const bySupplier = (order: Order): Order => ({
	...order,
	products: order.products.map((product) => ({ ...product, channelIndex: 2 })),
});

forEachDatabase((_, open) => {
	describe("messages about a new booking, word for word [DEC-197]", () => {
		let world: BookingWorld;
		let order: Order;
		let number: string;

		beforeAll(async () => {
			({ world, order } = await writtenAbout(open));
			number = `예약번호: ${order.orderNum}`;
		});

		const now = () => world.clock.now();

		const after = "예약 내역에서 자세한 내용을 볼 수 있어요.";
		const atDesk = "체크인할 때 예약번호와 신분증을 보여 주세요.";
		const awaited = "아직 확정된 예약이 아니에요. 숙소가 확인하면 다시 알려 드려요.";
		const free = "취소: 12.7(월) 15:00까지 무료 취소";
		const [bought, received] = ["이용권을 구매했어요", "이용권을 받았어요"];
		const voucher = "남산 서재 호텔 / 디럭스 더블 / 이용권 (유효기간 2026.12.31까지)";
		const noDay = "남산 서재 호텔 / 디럭스 더블 / 날짜 미지정 이용권";
		it.each([
			{ how: "that is confirmed", isConfirmed: true, what: "예약이 확정되었어요", next: [after, atDesk] },
			{ how: "that waits", isConfirmed: false, what: "예약이 접수되었어요", next: [awaited, awaited] },
			{
				how: "of a voucher",
				isConfirmed: false,
				asked: () => ({ ...undated(order, stayDateOf("2026-12-31")), payKind: "voucher" as const }),
				about: voucher,
				whats: [bought, received],
				next: ["예약 내역에서 이용할 날짜를 정해 주세요.", "이용할 날짜가 정해지면 다시 알려 드려요."],
			},
			{
				how: "of a supplier's voucher, whose day it fixes itself",
				isConfirmed: false,
				asked: () => ({
					...bySupplier(undated(order, stayDateOf("2026-12-31"))),
					payKind: "voucher" as const,
				}),
				about: voucher,
				whats: [bought, received],
				next: [
					"예약 상세의 문의하기로 쓸 날을 알려 주세요. 숙소가 확인하면 예약이 확정돼요.",
					"이용할 날짜가 정해지면 다시 알려 드려요.",
				],
			},
			{
				how: "by link, without a day",
				isConfirmed: false,
				asked: () => ({ ...undated(order), payKind: "lms" as const }),
				hasLink: true,
				about: noDay,
				what: "예약이 접수되었어요",
				next: [after, atDesk],
			},
		])(
			"match for an order $how",
			({ isConfirmed, asked, hasLink, about = stay, what = "", whats = [what, what], next }) => {
				const link = hasLink ? [`확인 링크: /lms/${order.orderNum}`] : [];
				const [what1 = "", what2 = ""] = whats;
				const [next1 = "", next2 = ""] = next;
				const body = [number, free];
				const paid = ["이용자: 김하늘", "결제 금액: 200,000원", `가격확인번호: ${ledgerDigest(order.lines)}`];
				const short = (words: string) =>
					[`${words}. ${about} (예약번호 ${order.orderNum})`, ...link].join(" ");
				const sent = bookedMessages(asked?.() ?? order, isConfirmed, now());
				expect(sent.map(({ topic, payload }) => ({ topic, ...payload }))).toEqual([
					mail(booker.mail, what1, [`이바다님, ${what1}.`, "", about, ...body, ...paid, ...link, "", next1]),
					sms(booker.phone, short(what1)),
					mail(guest.mail, what2, [
						`김하늘님, ${what2}.`,
						"",
						about,
						...body,
						"예약자: 이바다",
						...link,
						"",
						next2,
					]),
					sms(guest.phone, short(what2)),
				]);
				expect(new Set(sent.map(({ key, runAt }) => `${key} ${runAt}`))).toEqual(
					new Set([`${order.orderNum} ${now()}`]),
				);
			},
		);

		it("state the dates of graded terms, since the refund share may differ when the mail is read [DEC-099]", () => {
			const cancelPolicy = cancelPolicyOf(
				[
					{ until: now(), refundPercent: 100 },
					{ until: Number(koreanInstant("2026-12-05 15:00")), refundPercent: 70 },
					{ until: null, refundPercent: 0 },
				],
				false,
			);
			const [written] = bookedMessages(
				{ ...order, products: [{ ...firstProduct(order), cancelPolicy }] },
				true,
				now(),
			);
			expect(written?.payload.text).toContain("\n취소: 12.5(토) 15:00까지 70% 환불, 이후 취소(환불) 불가\n");
		});

		it("leave out missing names and empty cancellation terms", () => {
			const own = firstProduct(order).cancelPolicy;
			const silent = { ...own, isCancellable: null, cancelDate: null, cancelText: [], tiers: [] };
			const nobody: Order = { ...order, bookerName: "", guestName: "" };
			const textsWith = (cancelPolicy: typeof own) =>
				bookedMessages({ ...nobody, products: [{ ...firstProduct(order), cancelPolicy }] }, true, now()).map(
					({ payload }) => String(payload.text),
				);
			const texts = textsWith(silent);
			expect(texts[0]).toMatch(/^고객님, 예약이 확정되었어요\.\n/);
			expect(texts).toEqual(textsWith(own).map((text) => text.replace(`${free}\n`, "")));
			expect(texts.join("\n")).not.toContain("취소:");
			expect(texts[2]).toBe(["고객님, 예약이 확정되었어요.", "", stay, number, "", atDesk].join("\n"));
		});

		it.each([
			["+81 9012345678", { to: "9012345678", country: "81" }],
			["+82 1012345678", { to: "01012345678" }],
			["+82 01012345678", { to: "01012345678" }],
			["+82x 1012345678", { to: "+82x 1012345678" }],
			["0+81 9012345678", { to: "0+81 9012345678" }],
			["+81 9012345678 1", { to: "+81 9012345678 1" }],
			["+819012345678", { to: "+819012345678" }],
		])("send a text message for %s to the right number and country", (guestTel, dialled) => {
			const sent = bookedMessages({ ...order, guestTel }, true, now()).at(-1);
			const { text: _, ...where } = sent?.payload ?? {};
			expect(where).toEqual(dialled);
		});

		it("skip missing addresses", () => {
			const where = (more: Partial<Order>) =>
				bookedMessages({ ...order, ...more }, true, now()).map(({ payload }) => payload.to);
			expect(where({ bookerTel: "", guestEmail: "" })).toEqual([booker.mail, guest.phone]);
			expect(where({ bookerEmail: "", guestTel: "" })).toEqual([booker.phone, guest.mail]);
			expect(where({ guestEmail: booker.mail, guestTel: booker.phone })).toEqual([booker.mail, booker.phone]);
		});
	});
});
