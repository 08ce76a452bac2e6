import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { screenApp } from "#tests/support/screenApp.ts";
import { exampleStay } from "#tests/support/stayFixtures.ts";
import { AppProvider } from "#ui/app/AppState.ts";
import { SellerInfo } from "#ui/booking/SellerInfo.tsx";

const draw = (seller: Parameters<typeof SellerInfo>[0]["seller"]) =>
	within(
		render(
			<AppProvider value={screenApp().app}>
				<SellerInfo seller={seller} />
			</AppProvider>,
		).container,
	);

describe("the seller of a stay [PROD-04]", () => {
	it("is named in the summary, with the legally required details below and no row for a missing one", async () => {
		const { seller } = await exampleStay();
		const part = draw(seller && { ...seller, email: null });
		expect(part.getByText("판매자 주식회사 남산서재").closest("summary")).toBeTruthy();
		const rows = part.getAllByRole("term", { hidden: true }).map(({ textContent }) => textContent);
		expect(rows).toEqual(["대표자", "주소", "전화", "사업자등록번호", "통신판매업 신고번호"]);
		expect(part.getByText("000-00-00101")).toBeTruthy();
	});

	it("is replaced by a reference to the customer centre while unknown", () => {
		draw(null);
		expect(screen.getByText(/고객센터\(0000-0000\)에서 알려 드려요/)).toBeTruthy();
	});
});
