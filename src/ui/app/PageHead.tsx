import { useApp } from "./AppState.ts";

const DEFAULT_DESCRIPTION = "프리미엄 숙소를 오리지널 가격으로 예약하세요.";

/** Title, description and robots of a page (META-01..03, DEC-003, DEC-004); React hoists them into the head. */
export function PageHead(props: {
	readonly title: string;
	readonly description?: string | undefined;
	readonly noindex?: boolean | undefined;
}) {
	const { site } = useApp().environment;
	return (
		<>
			<title>{`${props.title} | ${site.name}`}</title>
			<meta name="description" content={props.description ?? DEFAULT_DESCRIPTION} />
			{props.noindex && <meta name="robots" content="noindex" />}
		</>
	);
}
