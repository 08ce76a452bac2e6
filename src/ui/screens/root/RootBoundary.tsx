import { isRouteErrorResponse, useRouteError } from "react-router";
import { PageHead } from "#ui/app/PageHead.tsx";

/** What is shown instead of a screen that failed, or of an unknown address (UI-ERRPAGE-01, DEC-012). */
export function RootBoundary() {
	const error = useRouteError();
	const missing = isRouteErrorResponse(error) && error.status === 404;
	const text = missing ? "페이지를 찾을 수 없습니다." : "페이지를 표시하는 중 오류가 발생했습니다.";
	return (
		<main>
			<PageHead title={text} noindex />
			<h1>{text}</h1>
			<a href="/">메인으로</a>
		</main>
	);
}
