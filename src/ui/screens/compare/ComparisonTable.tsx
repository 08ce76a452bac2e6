import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { compareCopy } from "#copy/compare.ts";
import type { ComparedColumn, ComparedStay } from "#domain/compare/ComparedStay.ts";
import { useApp } from "#ui/app/AppState.ts";
import { IconButton } from "#ui/components/IconButton.tsx";
import { CheckIcon, CloseIcon } from "#ui/components/icons/frame.tsx";
import { Picture, shelfWidths } from "#ui/components/Picture.tsx";
import { PriceBlock } from "#ui/components/PriceBlock.tsx";
import { Rating } from "#ui/components/Rating.tsx";
import { Skeleton, SkeletonGroup } from "#ui/components/Skeleton.tsx";
import { VisuallyHidden } from "#ui/components/VisuallyHidden.tsx";
import stack from "#ui/styles/stack.module.css";
import { type CompareViewModel, idOf } from "./CompareViewModel.ts";
import styles from "./ComparisonTable.module.css";
import { type ComparisonRow, comparisonRows, priceOf } from "./comparisonRows.ts";
import { StayLink } from "./StayLink.tsx";

const text = compareCopy;

/** Table with stays as columns and their attributes as rows. On phones it scrolls sideways under the row names. */
export const ComparisonTable = observer(function ComparisonTable({ viewModel }: TableProps) {
	const { environment, session } = useApp();
	const { columns, stays, onlyDifferences, status } = viewModel;
	if (columns.length === 0) return <Waiting />;
	const { facts, facilities } = comparisonRows(stays, session, environment.now);
	const isShown = ({ differs }: ComparisonRow) => differs || !onlyDifferences || stays.length < 2;
	const rows = { facts: facts.filter(isShown), facilities: facilities.filter(isShown) };
	const tableRow = (row: ComparisonRow) => (
		<Row key={row.key} row={row} marks={stays.length > 1}>
			<Cells row={row} viewModel={viewModel} />
		</Row>
	);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
		<section className={styles.scroll} aria-label={text.title} aria-busy={status === "loading"} tabIndex={0}>
			<table className={styles.table}>
				<caption>
					<VisuallyHidden>{text.caption(stays.map(({ name }) => name).join(", "))}</VisuallyHidden>
				</caption>
				<thead>
					<tr>
						<th scope="col" className={styles.corner}>
							<VisuallyHidden>{text.item}</VisuallyHidden>
						</th>
						{columns.map((column) => (
							<th key={idOf(column)} scope="col" className={styles.head}>
								<Head column={column} viewModel={viewModel} />
							</th>
						))}
					</tr>
				</thead>
				<tbody>{rows.facts.map(tableRow)}</tbody>
				{rows.facilities.length > 0 && (
					<tbody>
						<tr>
							<th scope="rowgroup" colSpan={columns.length + 1} className={styles.group}>
								<span>{text.facilities}</span>
							</th>
						</tr>
						{rows.facilities.map(tableRow)}
					</tbody>
				)}
				<RoomLinks viewModel={viewModel} />
			</table>
			{onlyDifferences && stays.length > 1 && rows.facts.length + rows.facilities.length === 0 && (
				<p className={styles.alike}>{text.alike}</p>
			)}
		</section>
	);
});

const Row = ({
	row,
	marks,
	children,
}: {
	readonly row: ComparisonRow;
	readonly marks: boolean;
	readonly children: ReactNode;
}) => (
	<tr data-differs={(marks && row.differs) || undefined}>
		<th scope="row">
			{row.head}
			{marks && row.differs && <VisuallyHidden> ({text.differs})</VisuallyHidden>}
		</th>
		{children}
	</tr>
);

interface TableProps {
	readonly viewModel: CompareViewModel;
}

const Cells = observer(function Cells({ row, viewModel }: TableProps & { readonly row: ComparisonRow }) {
	const texts = row.texts.values();
	return viewModel.columns.map((column) => {
		const words = column.kind === "stay" ? texts.next().value : undefined;
		return (
			<td key={idOf(column)}>
				{column.kind === "gone" || words === undefined ? (
					<Unknown />
				) : viewModel.status === "loading" ? (
					<Skeleton />
				) : (
					<CellText row={row} stay={column.stay} words={words} />
				)}
			</td>
		);
	});
});

const RoomLinks = observer(function RoomLinks({ viewModel }: TableProps) {
	return (
		<tbody>
			<tr>
				<th scope="row">{text.rows.rooms}</th>
				{viewModel.columns.map((column) => (
					<td key={idOf(column)}>
						{column.kind === "gone" ? (
							<Unknown />
						) : (
							<StayLink
								stay={column.stay}
								viewModel={viewModel}
								label={text.toRoomsNamed(column.stay.name)}
								className={styles.rooms}
							>
								{text.toRooms}
							</StayLink>
						)}
					</td>
				))}
			</tr>
		</tbody>
	);
});

const Unknown = () => (
	<>
		<span aria-hidden="true">–</span>
		<VisuallyHidden>{text.unknown}</VisuallyHidden>
	</>
);

/** A cell's content, formatted as elsewhere in the product. */
const CellText = observer(function CellText({
	row: { key },
	stay,
	words,
}: {
	readonly row: ComparisonRow;
	readonly stay: ComparedStay;
	readonly words: string;
}) {
	const { session } = useApp();
	if (key === "price")
		return (
			<PriceBlock
				figures={priceOf(stay, session)}
				nights={stay.nights}
				rooms={stay.rooms}
				propertyFee={stay.offer?.propertyFee}
				size="sm"
			/>
		);
	if (key === "score" && stay.reviews.count > 0)
		return <Rating value={stay.reviews.average} count={stay.reviews.count} />;
	if (words === text.unknown) return <Unknown />;
	if (!key.startsWith("facility ")) return words;
	return words === text.has ? (
		<span className={styles.has}>
			<CheckIcon size={20} title={text.has} />
		</span>
	) : (
		<>
			<span aria-hidden="true">–</span>
			<VisuallyHidden>{text.hasNot}</VisuallyHidden>
		</>
	);
});

const Head = observer(function Head({
	column,
	viewModel,
}: {
	readonly column: ComparedColumn;
	readonly viewModel: CompareViewModel;
}) {
	const name = column.kind === "stay" ? column.stay.name : text.gone;
	const image = column.kind === "stay" ? column.stay.image : null;
	return (
		<div className={stack.gap2}>
			<div className={styles.picture}>
				<Picture
					src={image?.url ?? ""}
					alt=""
					color={image?.color}
					focus={image?.focus}
					ratio="4x3"
					sizes="(min-width: 744px) 320px, 44vw"
					widths={shelfWidths}
					rounded
				/>
				<IconButton
					variant="floating"
					className={styles.drop}
					label={text.pick.dropNamed(name)}
					title={text.pick.drop}
					onClick={() => viewModel.remove(idOf(column))}
				>
					<CloseIcon />
				</IconButton>
			</div>
			{column.kind === "gone" ? (
				<span className={styles.gone}>{name}</span>
			) : (
				<StayLink stay={column.stay} viewModel={viewModel} className={styles.name} label={name}>
					{name}
				</StayLink>
			)}
		</div>
	);
});

const Waiting = () => (
	<SkeletonGroup label={text.loading} className={styles.waiting}>
		<Skeleton shape="picture" />
		<Skeleton shape="picture" />
		<Skeleton shape="picture" />
	</SkeletonGroup>
);
