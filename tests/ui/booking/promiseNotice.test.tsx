import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { PromisedPrice } from "#domain/offer/promisedPrice.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider } from "#ui/app/AppState.ts";
import { PromiseNotice } from "#ui/booking/PromiseNotice.tsx";

const condition = {
	checkInDate: stayDateOf("2026-12-24"),
	checkOutDate: stayDateOf("2026-12-26"),
	adults: 2,
	childAges: [],
	rooms: 1,
};
const raised: PromisedPrice = {
	amount: won(100_000),
	promisedAt: "2026-11-20 09:05:00",
	current: won(110_000),
	outcome: "raised",
};

async function told(promise: PromisedPrice | null, planAmount?: number) {
	cleanup();
	const { app, memory } = screenApp();
	if (promise) memory.hotelPrices.promises.set("seal", promise);
	const amount = planAmount === undefined ? {} : { planAmount: won(planAmount) };
	const { container } = render(
		<AppProvider value={app}>
			<PromiseNotice stayId={1} condition={condition} promised="seal" {...amount} />
		</AppProvider>,
	);
	await waitFor(() => expect(container.textContent).not.toContain("확인하고 있어요"));
	return container.textContent;
}

describe("a visitor from the price comparison [CALL-OTHER-05]", () => {
	it("sees the promised price, the current price, and why they differ", async () => {
		const text = await told(raised);
		expect(text).toContain("11.20(금) 09:05에 보신 가격 100,000원 · 지금 가격 110,000원");
		expect(text).toContain("그 뒤에 숙소의 요금이 바뀌었어요.");
		expect(screen.getByRole("status")).toBeTruthy();
	});

	it("sees that the promised price still holds, or that no room is available", async () => {
		expect(await told({ ...raised, current: won(100_000), outcome: "kept" })).toContain("가격 그대로예요");
		expect(await told({ ...raised, current: null, outcome: "soldOut" })).toContain(
			"예약할 수 있는 객실이 없어요",
		);
	});

	it("sees the price of the chosen rate plan next to the promised one on the form", async () => {
		expect(await told(raised, 150_000)).toContain("지금 가격 150,000원보신 가격은 이 숙소에서 가장 저렴한");
		expect(await told(raised, 100_000)).toContain("가격 그대로예요");
	});

	it("sees nothing when the promise is not a valid one", async () => {
		expect(await told(null)).toBe("");
	});
});
