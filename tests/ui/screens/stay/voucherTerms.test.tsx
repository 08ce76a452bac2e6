import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { voucherCancelPolicy } from "#domain/offer/voucher.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { condition, exampleOffers } from "#tests/support/stayFixtures.ts";
import { AppProvider } from "#ui/app/AppState.ts";
import { Vouchers } from "#ui/screens/stay/parts/Vouchers.tsx";

it.each([
	[100, "오늘 사면 12.1(화)까지 무료 취소, 이후 취소(환불) 불가"],
	[50, "오늘 사면 12.1(화)까지 50% 환불, 이후 취소(환불) 불가"],
	[0, "취소(환불) 불가"],
])(
	"a voucher refundable at %i %% states this in the same words as the following pages [DEC-192, DEC-100]",
	async (percent, told) => {
		const { app } = screenApp();
		const [plan] = (await exampleOffers()).rooms[0]?.plans ?? [];
		if (!plan) throw new Error("the example has a plan");
		const cancelPolicy = voucherCancelPolicy(percent, false, Date.parse("2026-11-24T09:00:00+09:00"));
		const voucher = { validDays: 180, validUntil: stayDateOf("2027-05-23"), weekdaysOnly: true };
		render(
			<AppProvider value={app}>
				<MemoryRouter>
					<Vouchers plans={[{ ...plan, cancelPolicy, voucher }]} condition={condition} />
				</MemoryRouter>
			</AppProvider>,
		);
		expect(screen.getByText(told)).toBeTruthy();
		cleanup();
	},
);
