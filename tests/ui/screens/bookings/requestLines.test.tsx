import { render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { applyStyles, resetViewport } from "#tests/support/viewport.ts";
import styles from "#ui/components/DescriptionList.module.css";
import { DescriptionList } from "#ui/components/DescriptionList.tsx";
import { GuestFacts } from "#ui/screens/book-detail/parts/Facts.tsx";
import { bookedStay } from "./bookedStay.ts";

const request = "늦게 도착해요.\n높은 층을 원해요.";

afterEach(resetViewport);

it.each([
	["the member's page", <GuestFacts key="1" booking={{ ...bookedStay, request }} />],
	["the stay's own, by link", <DescriptionList key="2" rows={[{ term: "요청 사항", value: request }]} />],
])("a multi-line request keeps its line breaks on %s", (_, page) => {
	applyStyles("components/DescriptionList.module.css", styles);
	render(page);
	const shown = screen.getByText(/높은 층/);
	expect(shown.textContent).toBe(request);
	expect(getComputedStyle(shown).whiteSpace).toBe("pre-line");
});
