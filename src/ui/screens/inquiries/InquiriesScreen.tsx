import { observer } from "mobx-react-lite";
import { inquiriesCopy } from "#copy/inquiries.ts";
import { messagesCopy } from "#copy/messages.ts";
import { type Inquiry, inquiryLimits, inquiryTabLabel, inquiryTabs } from "#domain/inquiry/Inquiry.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { Accordion } from "#ui/components/Accordion.tsx";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { Form } from "#ui/components/Form.tsx";
import { IncrementalList } from "#ui/components/IncrementalList.tsx";
import { LetterScene } from "#ui/components/illustrations/LetterScene.tsx";
import { Tabs } from "#ui/components/Tabs.tsx";
import { Tag } from "#ui/components/Tag.tsx";
import { TextArea } from "#ui/components/TextArea.tsx";
import { listDate } from "#ui/format/days.ts";
import { LoadBoundary } from "#ui/my/LoadBoundary.tsx";
import { MemberPage } from "#ui/my/MemberPage.tsx";
import styles from "./InquiriesScreen.module.css";
import { type InquiriesSnapshot, InquiriesViewModel } from "./InquiriesViewModel.ts";

const text = inquiriesCopy;
const moment = (at: number): string => listDate(koreanDateTime(at));

/** History of inquiries; an entry expands in place (ROUTE-20, DEC-020). */
export const InquiriesScreen = observer(function InquiriesScreen({
	snapshot,
}: {
	readonly snapshot: InquiriesSnapshot;
}) {
	const app = useApp();
	const viewModel = useViewModel(() => new InquiriesViewModel(app), snapshot);
	const counts = viewModel.list.value?.counts;
	return (
		<MemberPage title={text.title}>
			<PageHead title={text.title} />
			<ButtonLink to="/inquiries/new" wide className={styles.write}>
				{text.write}
			</ButtonLink>
			<Tabs
				className={styles.tabs}
				label={text.tabs}
				current={snapshot.tab}
				items={inquiryTabs.map((tab) => ({
					key: tab,
					label: inquiryTabLabel(tab),
					count: counts?.[tab],
					to: tab === "all" ? "/inquiries" : `/inquiries?status=${tab}`,
				}))}
			>
				<LoadBoundary load={viewModel.list} failed={text.failed}>
					{({ inquiries }) =>
						inquiries.length === 0 ? (
							<EmptyState compact scene={<LetterScene />} title={text.empty} note={text.emptyNote} />
						) : (
							<IncrementalList items={inquiries}>
								{(shown) =>
									shown.map((inquiry) => <Entry key={inquiry.id} viewModel={viewModel} inquiry={inquiry} />)
								}
							</IncrementalList>
						)
					}
				</LoadBoundary>
			</Tabs>
		</MemberPage>
	);
});

interface EntryProps {
	readonly viewModel: InquiriesViewModel;
	readonly inquiry: Inquiry;
}

const Entry = observer(function Entry({ viewModel, inquiry }: EntryProps) {
	const { id, messages } = inquiry;
	const about = [inquiry.stayName, inquiry.stayDates, inquiry.orderNumber && text.order(inquiry.orderNumber)];
	return (
		<Accordion
			name="inquiries"
			onToggle={(isOpen) => void (isOpen && viewModel.open(inquiry))}
			title={
				<span className={styles.head}>
					<span className={styles.facts}>
						<Tag tone={inquiry.isAnswered ? "green" : "neutral"}>
							{messagesCopy.tabs.inquiry[inquiry.isAnswered ? "complete" : "wait"]}
						</Tag>
						{inquiry.isUnread && <Tag tone="accent">{text.unread}</Tag>}
						{inquiry.typeName} · {moment(inquiry.sentAt)}
					</span>
					<span className={styles.title}>{inquiry.title}</span>
				</span>
			}
		>
			{about.some(Boolean) && <p className={styles.facts}>{about.filter(Boolean).join(" · ")}</p>}
			<p className={styles.text}>{inquiry.content}</p>
			{messages.map(({ author, content, writtenAt }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a thread only grows at its end
				<div key={index} className={author === null ? styles.mine : styles.answer}>
					<p className={styles.title}>{author === null ? text.mine : text.answerOf(author)}</p>
					<p className={styles.text}>{content}</p>
					<p className={styles.facts}>{moment(writtenAt)}</p>
				</div>
			))}
			{!inquiry.isAnswered && (
				<p className={styles.waiting}>{inquiry.asksStay ? text.stayAsked : text.noAnswer}</p>
			)}
			<Form className={styles.form} onSubmit={() => viewModel.send(id)}>
				<TextArea
					label={text.more}
					rows={3}
					value={viewModel.drafts.get(id) ?? ""}
					error={viewModel.refusalOf(id)}
					maxLength={inquiryLimits.message.max}
					onChange={(words) => viewModel.write(id, words)}
				/>
				<Button type="submit" variant="secondary" busy={viewModel.isBusy}>
					{text.send}
				</Button>
			</Form>
		</Accordion>
	);
});
