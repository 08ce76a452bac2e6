import { render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { applyStyles, resetViewport } from "#tests/support/viewport.ts";
import styles from "#ui/screens/book-detail/parts/Facts.module.css";
import { GuestFacts } from "#ui/screens/book-detail/parts/Facts.tsx";
import { bookedStay } from "./bookedStay.ts";

afterEach(resetViewport);

it("a request of several lines stands in its lines, as it was written [DEC-165]", () => {
	applyStyles("screens/book-detail/parts/Facts.module.css", styles);
	render(<GuestFacts booking={{ ...bookedStay, request: "늦게 도착해요.\n높은 층을 원해요." }} />);
	const request = screen.getByText(/높은 층/);
	expect(request.textContent).toBe("늦게 도착해요.\n높은 층을 원해요.");
	expect(getComputedStyle(request).whiteSpace).toBe("pre-line");
});
