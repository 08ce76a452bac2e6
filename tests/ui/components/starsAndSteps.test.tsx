import { describe, expect, it } from "vitest";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { Picture } from "#ui/components/Picture.tsx";
import { PriceLedgerList } from "#ui/components/PriceLedgerList.tsx";
import { StarInput } from "#ui/components/StarInput.tsx";
import { StarRating } from "#ui/components/StarRating.tsx";
import { Stepper } from "#ui/components/Stepper.tsx";
import { Table } from "#ui/components/Table.tsx";
import { markup } from "./markup.tsx";

const nothing = () => undefined;

describe("component drawings", () => {
	it.each([null, 1, 3, 5])("light as many stars as the rating has: %o", (value) => {
		const html = markup(<StarInput legend="별점" value={value} onChange={nothing} />);
		const stars = [...html.matchAll(/<label class="([^"]*)"><input ([^>]*)>/g)];
		expect(stars.map(([, look]) => look)).toEqual(
			[1, 2, 3, 4, 5].map((each) => (each <= (value ?? 0) ? "star on" : "star")),
		);
		expect(stars.map(([, , input]) => input?.includes(' checked=""'))).toEqual(
			[1, 2, 3, 4, 5].map((each) => each === value),
		);
	});

	it("tie the message about missing stars to their group", () => {
		const html = markup(
			<StarInput legend="별점" value={null} error="별점을 골라 주세요." onChange={nothing} />,
		);
		const [, id] = /<fieldset aria-describedby="([^"]+)"/.exec(html) ?? [];
		expect(html).toContain(`id="${id}" role="alert">별점을 골라 주세요.`);
		expect(markup(<StarInput legend="별점" value={null} onChange={nothing} />)).toMatch(/^<fieldset><legend/);
	});

	it.each([
		[0, "0"],
		[2.5, "60"],
		[5, "120"],
	])("fill five stars up to %d", (value, filled) => {
		const html = markup(<StarRating value={value} size={10} />);
		expect(html).toMatch(/^<svg width="50" height="10"/);
		const [, id, width] = /<clipPath id="([^"]+)"><rect width="([^"]*)"/.exec(html) ?? [];
		expect(width).toBe(filled);
		expect(html).toContain(`clip-path="url(#${id})"`);
		expect([...html.matchAll(/transform="translate\((\d+)\)"/g)].map(([, x]) => Number(x))).toEqual([
			0, 24, 48, 72, 96, 0, 24, 48, 72, 96,
		]);
	});

	it("mark done and failed steps with an icon, and all others with their number", () => {
		const states = ["done", "current", "todo", "problem"] as const;
		const html = markup(
			<Stepper label="환불" steps={states.map((state) => ({ key: state, label: "", state }))} />,
		);
		const steps = [...html.matchAll(/<li class="([^"]*)"(.*?)>.*?"true">(<svg|\d)/g)];
		expect(steps.map(([, look, rest, mark]) => [look, rest, mark])).toEqual([
			["step done", "", "<svg"],
			["step current", ' aria-current="step"', "2"],
			["step todo", "", "3"],
			["step problem", "", "<svg"],
		]);
		const [done, problem] = ["done", "problem"].map(
			(state) => html.split(`step ${state}`)[1]?.split("</svg>")[0],
		);
		expect(done).not.toBe(problem);
	});

	it("align amounts to the end of their column, header included, and use only the first cell as row header", () => {
		const columns = [
			{ key: "date", head: "날짜", cell: () => "오늘" },
			{ key: "amount", head: "금액", align: "end", cell: () => "1원" },
		] as const;
		const html = markup(<Table caption="내역" columns={columns} rows={[0]} keyOf={(row) => row} />);
		expect(html).toContain('<tr><th scope="col">날짜</th><th scope="col" class="end">금액</th></tr>');
		expect(html).toContain('<tr><th scope="row">오늘</th><td class="end">1원</td></tr>');
		expect(html).toContain('<caption class="caption">내역</caption>');
	});

	it("distinguish deductions from charges in a price ledger", () => {
		const html = markup(
			<PriceLedgerList
				total={won(-1)}
				lines={[
					{ kind: "night", date: stayDateOf("2026-12-24"), rooms: 1, amount: won(0) },
					{ kind: "awesomeCash", amount: won(-1) },
				]}
			/>,
		);
		expect([...html.matchAll(/<div class="(line[^"]*)"/g)].map(([, look]) => look)).toEqual([
			"line",
			"line less",
			"line total",
		]);
	});

	it.each([
		["4x3", "800", "600"],
		["1x1", "800", "800"],
		["16x9", "800", "450"],
		["3x4", "600", "800"],
		["fill", "800", "600"],
	] as const)("reserve the space of a %s picture", (ratio, width, height) => {
		expect(markup(<Picture src="/1.jpg" alt="" sizes="1px" ratio={ratio} />)).toContain(
			`width="${width}" height="${height}"`,
		);
	});
});
