// @vitest-environment node
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { profileMenu } from "#domain/member/profileMenu.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { noDates } from "#tests/domain/search/noDates.ts";
import { Accordion } from "#ui/components/Accordion.tsx";
import { ActionBar } from "#ui/components/ActionBar.tsx";
import { Avatar } from "#ui/components/Avatar.tsx";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { Calendar } from "#ui/components/Calendar.tsx";
import { CalendarFooter } from "#ui/components/CalendarFooter.tsx";
import { Checkbox } from "#ui/components/Checkbox.tsx";
import { Chip, ChipRow } from "#ui/components/Chip.tsx";
import { Counter } from "#ui/components/Counter.tsx";
import { DescriptionList } from "#ui/components/DescriptionList.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { Gallery } from "#ui/components/Gallery.tsx";
import { GradeCard } from "#ui/components/GradeCard.tsx";
import { GuestPicker } from "#ui/components/GuestPicker.tsx";
import { IconButton } from "#ui/components/IconButton.tsx";
import { ListRow } from "#ui/components/ListRow.tsx";
import { LoadMore } from "#ui/components/LoadMore.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { Picture } from "#ui/components/Picture.tsx";
import { PriceBlock } from "#ui/components/PriceBlock.tsx";
import { PriceLedgerList } from "#ui/components/PriceLedgerList.tsx";
import { RadioGroup } from "#ui/components/RadioGroup.tsx";
import { Rating } from "#ui/components/Rating.tsx";
import { Select } from "#ui/components/Select.tsx";
import { Sheet } from "#ui/components/Sheet.tsx";
import { Skeleton, SkeletonGroup } from "#ui/components/Skeleton.tsx";
import { StarInput } from "#ui/components/StarInput.tsx";
import { StarRating } from "#ui/components/StarRating.tsx";
import { Stepper } from "#ui/components/Stepper.tsx";
import { Table } from "#ui/components/Table.tsx";
import { Tabs } from "#ui/components/Tabs.tsx";
import { Tag } from "#ui/components/Tag.tsx";
import { TextArea } from "#ui/components/TextArea.tsx";
import { TextField } from "#ui/components/TextField.tsx";
import { Toast } from "#ui/components/Toast.tsx";
import { ChatButton } from "#ui/layout/ChatButton.tsx";
import { Footer } from "#ui/layout/Footer.tsx";
import { GoToTop } from "#ui/layout/GoToTop.tsx";
import { Header } from "#ui/layout/Header.tsx";
import { LoadingHost } from "#ui/layout/LoadingHost.tsx";
import { Columns, Page, Section } from "#ui/layout/Page.tsx";
import { PopupHost } from "#ui/layout/PopupHost.tsx";
import { ProfileMenu } from "#ui/layout/ProfileMenu.tsx";
import { SearchSummary } from "#ui/layout/SearchSummary.tsx";
import { ServiceInfoCard } from "#ui/layout/ServiceInfoCard.tsx";
import { TopBar } from "#ui/layout/TopBar.tsx";
import { gold, site } from "../layout/site.ts";

const nothing = () => undefined;
const figures = {
	total: won(246_000),
	averageNight: won(123_000),
	memberTotal: won(231_000),
	listTotal: null,
};
const summary = { place: "서울", dates: "12.6(일) ~ 12.7(월)", nights: "1박", guests: "성인 2명 · 아동 0명" };
const options = [{ value: "a", label: "하나" }];

/** Each with a text that its markup must contain. */
const cases: Readonly<Record<string, { readonly element: ReactNode; readonly text: string }>> = {
	Accordion: { element: <Accordion title="질문">답변</Accordion>, text: "답변" },
	ActionBar: {
		element: <ActionBar action={<Button>예약하기</Button>}>총 246,000원</ActionBar>,
		text: "예약하기",
	},
	Avatar: { element: <Avatar member={gold} />, text: "홍" },
	Button: { element: <Button>결제하기</Button>, text: "결제하기" },
	ButtonLink: { element: <ButtonLink to="/faq">문의하기</ButtonLink>, text: 'href="/faq"' },
	Calendar: {
		element: <Calendar today={stayDateOf("2026-11-25")} selection={noDates} onChange={nothing} />,
		text: "체크인과 체크아웃 날짜 선택",
	},
	CalendarFooter: { element: <CalendarFooter selection={noDates} onConfirm={nothing} />, text: "미정" },
	ChatButton: {
		element: <ChatButton url={site.chatUrl} pathname="/" surface="web" onBridge={nothing} />,
		text: "채팅 상담",
	},
	Checkbox: {
		element: <Checkbox label="동의합니다" checked={false} onChange={nothing} />,
		text: "동의합니다",
	},
	Chip: {
		element: (
			<ChipRow label="필터">
				<Chip onClick={nothing}>조식 포함</Chip>
			</ChipRow>
		),
		text: "조식 포함",
	},
	Counter: { element: <Counter label="객실" value={1} onChange={nothing} />, text: "객실 늘리기" },
	DescriptionList: { element: <DescriptionList rows={[{ term: "예약번호", value: "A1" }]} />, text: "A1" },
	EmptyState: { element: <EmptyState title="검색된 숙소가 없습니다." />, text: "검색된 숙소가 없습니다." },
	ErrorState: { element: <ErrorState message="불러오지 못했어요." onRetry={nothing} />, text: "다시 시도" },
	Footer: { element: <Footer site={site} surface="web" onBridge={nothing} />, text: "통신판매중개자" },
	Gallery: {
		element: <Gallery label="호텔" sizes="1px" images={[{ url: "/1.jpg", alt: "바다", color: null }]} />,
		text: "바다",
	},
	GoToTop: { element: <GoToTop />, text: "" },
	GradeCard: { element: <GradeCard member={gold} />, text: "골드" },
	GuestPicker: {
		element: <GuestPicker guests={{ adults: 2, childAges: [3] }} onChange={nothing} />,
		text: "만 13세",
	},
	Header: {
		element: (
			<Header site={site.name} member={null} loginPath="/login" isMenuOpen={false} onOpenMenu={nothing} />
		),
		text: "로그인/회원가입",
	},
	IconButton: { element: <IconButton label="닫기">x</IconButton>, text: "닫기" },
	ListRow: { element: <ListRow label="쿠폰" to="/mypage/coupon" />, text: "쿠폰" },
	LoadingHost: { element: <LoadingHost visible={false} />, text: "" },
	LoadMore: { element: <LoadMore shown={20} total={40} onMore={nothing} />, text: "더 보기" },
	NoticeBar: { element: <NoticeBar>안내</NoticeBar>, text: "안내" },
	Page: {
		element: (
			<Page title="예약">
				<Columns aside="옆">
					<Section title="절">글</Section>
				</Columns>
			</Page>
		),
		text: "글",
	},
	Picture: { element: <Picture src="/1.jpg" alt="바다" sizes="100vw" color="#abcdef" />, text: "#abcdef" },
	PopupHost: {
		element: <PopupHost popup={{ kind: "alert", text: "알림" }} onAccept={nothing} onCancel={nothing} />,
		text: "알림",
	},
	PriceBlock: { element: <PriceBlock figures={figures} nights={2} />, text: "총 246,000원" },
	PriceLedgerList: { element: <PriceLedgerList lines={[]} total={won(1000)} />, text: "1,000원" },
	ProfileMenu: {
		element: (
			<ProfileMenu
				open={false}
				menu={profileMenu(gold, "web", "/")}
				member={gold}
				onClose={nothing}
				onBridge={nothing}
				onLogout={() => Promise.resolve()}
			/>
		),
		text: "",
	},
	RadioGroup: {
		element: <RadioGroup legend="정렬" options={options} value={null} onChange={nothing} />,
		text: "하나",
	},
	Rating: { element: <Rating value={4.5} count={10} />, text: "4.5" },
	SearchSummary: {
		element: <SearchSummary summary={summary} isOpen={false} onOpen={nothing} />,
		text: "서울",
	},
	Select: { element: <Select label="나이" value="a" options={options} onChange={nothing} />, text: "하나" },
	ServiceInfoCard: {
		element: <ServiceInfoCard site={site} surface="web" onBridge={nothing} />,
		text: "전화 문의",
	},
	Sheet: {
		element: (
			<Sheet open title="인원" onClose={nothing}>
				안
			</Sheet>
		),
		text: "인원",
	},
	Skeleton: {
		element: (
			<SkeletonGroup>
				<Skeleton />
			</SkeletonGroup>
		),
		text: "불러오는 중이에요",
	},
	StarInput: { element: <StarInput legend="별점" value={null} onChange={nothing} />, text: "5점" },
	StarRating: { element: <StarRating value={3.7} />, text: "5점 만점에 3.7점" },
	Stepper: {
		element: <Stepper label="예약" steps={[{ key: "a", label: "결제", state: "todo" }]} />,
		text: "결제",
	},
	Table: { element: <Table caption="내역" columns={[]} rows={[]} keyOf={() => 1} />, text: "내역" },
	Tabs: {
		element: (
			<Tabs label="탭" items={[{ key: "a", label: "하나", to: "?tab=a" }]} current="a">
				글
			</Tabs>
		),
		text: "하나",
	},
	Tag: { element: <Tag tone="green">무료 취소</Tag>, text: "무료 취소" },
	TextArea: { element: <TextArea label="내용" value="글" onChange={nothing} />, text: "글" },
	TextField: {
		element: <TextField label="이름" value="홍길동" onChange={nothing} validation="name" />,
		text: "홍길동",
	},
	Toast: { element: <Toast message={null} onGone={nothing} />, text: "status" },
	TopBar: {
		element: (
			<TopBar surface="web" center={{ title: "예약" }} left={["back"]} onBack={nothing} onShare={nothing} />
		),
		text: "뒤로",
	},
};

const render = (element: ReactNode) => renderToString(<StaticRouter location="/">{element}</StaticRouter>);

describe("server rendering", () => {
	it("runs without a window", () => {
		expect(typeof window).toBe("undefined");
	});

	it.each(Object.entries(cases))("of %s works without a style attribute", (_, { element, text }) => {
		const html = render(element);
		expect(html).toContain(text);
		expect(html).not.toMatch(/\sstyle=/);
	});
});
