import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import type { PointRecord } from "#domain/member/Points.ts";
import { ok } from "#domain/shared/Result.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider } from "#ui/app/AppState.ts";
import { PointsScreen } from "#ui/screens/points/PointsScreen.tsx";

it.each([
	["SAVE", 500, stayDateOf("2027-11-21"), "사용 기한 2027.11.21"],
	["CANCEL", 500, null, "사용 기한 없음"],
	["USE", -500, null, ""],
] as const)(
	"a movement of points (%s, %i) says until when they can be spent, or that there is no end",
	async (action, amount, expiresOn, text) => {
		const { app, memory } = screenApp({ signedIn: true });
		const record: PointRecord = {
			id: 1,
			type: "AWESOME_CASH",
			action,
			amount: won(amount),
			balance: won(1_000),
			title: "남산 서재 호텔",
			orderNumber: null,
			recordedAt: Date.UTC(2026, 10, 21),
			expiresOn,
		};
		memory.pointHistory.list = async () => ok({ records: [record], total: 1 });
		render(
			<MemoryRouter>
				<AppProvider value={app}>
					<PointsScreen snapshot={{ type: "AWESOME_CASH", filter: "ALL" }} />
				</AppProvider>
			</MemoryRouter>,
		);
		const facts = (await screen.findByText(/남산 서재 호텔/)).nextElementSibling?.textContent;
		expect(facts).toBe(["2026.11.21", text].filter(Boolean).join(" · "));
	},
);
