import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { SocialButtons } from "#ui/screens/login/parts/SocialButtons.tsx";

afterEach(cleanup);

describe("the social login buttons", () => {
	it("are absent when no keys are configured [DEC-140]", () => {
		expect(renderToString(<SocialButtons providers={[]} returnUrl="/faq" rememberMe={false} />)).toBe("");
	});

	it("link to one server address per provider, with the return URL and the remember-me choice [DEC-030, DEC-140]", () => {
		const { rerender } = render(
			<SocialButtons providers={["kakao", "apple"]} returnUrl="/faq?a=1" rememberMe={false} />,
		);
		const targets = () =>
			screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
		expect(targets()).toEqual([
			["카카오로 로그인", "/login/start/kakao?returnUrl=%2Ffaq%3Fa%3D1"],
			["Apple로 로그인", "/login/start/apple?returnUrl=%2Ffaq%3Fa%3D1"],
		]);
		rerender(<SocialButtons providers={["naver"]} returnUrl="//evil.example" rememberMe />);
		expect(targets()).toEqual([["네이버로 로그인", "/login/start/naver?rememberMe=Y"]]);
	});
});
