import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { SocialButtons } from "#ui/screens/login/parts/SocialButtons.tsx";

afterEach(cleanup);

describe("the login's buttons of other services", () => {
	it("are not there without keys [DEC-140]", () => {
		expect(renderToString(<SocialButtons providers={[]} returnUrl="/faq" rememberMe={false} />)).toBe("");
	});

	it("lead out of the application, one a service, and take along where to come back and what to remember [DEC-030, DEC-140]", () => {
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
