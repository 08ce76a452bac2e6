import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { couponsCopy } from "#copy/coupons.ts";
import { inquiriesCopy } from "#copy/inquiries.ts";
import type { Inquiry } from "#domain/inquiry/Inquiry.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider, type AppState } from "#ui/app/AppState.ts";
import { CouponsScreen } from "#ui/screens/coupons/CouponsScreen.tsx";
import { InquiriesScreen } from "#ui/screens/inquiries/InquiriesScreen.tsx";

function show(app: AppState, page: ReactNode): void {
	render(
		<MemoryRouter>
			<AppProvider value={app}>{page}</AppProvider>
		</MemoryRouter>,
	);
}

const press = async (name: string) => {
	(await screen.findByRole("button", { name, hidden: true })).focus();
	await userEvent.keyboard("{Enter}");
};

describe("a refused entry takes the focus, with its message tied to it", () => {
	it.each([
		["", couponsCopy.codeNeeded],
		["NOPE1234", "사용할 수 없는 쿠폰입니다."],
	])("a coupon code: '%s' [SCREEN-09]", async (code, message) => {
		const { app } = screenApp({ signedIn: true });
		show(app, <CouponsScreen snapshot={{ tab: "avail" }} />);
		const field = await screen.findByRole("textbox", { name: couponsCopy.code });
		if (code !== "") await userEvent.type(field, code);
		await press(couponsCopy.register);
		await waitFor(() => expect(document.activeElement).toBe(field));
		const described = field.getAttribute("aria-describedby") ?? "";
		expect(document.getElementById(described)?.textContent).toBe(message);
	});

	it("an empty message on an inquiry; a sent one leaves the focus on the button [ROUTE-20]", async () => {
		const { app, memory } = screenApp({ signedIn: true });
		memory.inquiries.inquiries = [
			{
				id: 1,
				typeName: "예약 문의",
				title: "체크인",
				content: "두 시에 체크인할 수 있을까요?",
				sentAt: 0,
				messages: [],
			},
		] as unknown as Inquiry[];
		show(app, <InquiriesScreen snapshot={{ tab: "all" }} />);
		await userEvent.click(await screen.findByText("체크인"));
		await press(inquiriesCopy.send);
		const field = screen.getByRole("textbox", { name: inquiriesCopy.more });
		await waitFor(() => expect(document.activeElement).toBe(field));
		expect(screen.getByText(inquiriesCopy.moreNeeded)).toBeDefined();
		await userEvent.type(field, "주차도 되나요?");
		await press(inquiriesCopy.send);
		await screen.findByText("주차도 되나요?", { selector: "p" });
		expect(document.activeElement?.textContent).toBe(inquiriesCopy.send);
	});
});
