import { useEffect, useRef, useState } from "react";
import { componentsCopy } from "#copy/components.ts";
import { stayCopy } from "#copy/stay.ts";
import { groupsOf, type PictureGroup, type StayImage } from "#domain/stay/StayImage.ts";
import { Button } from "#ui/components/Button.tsx";
import { Chip, ChipRow } from "#ui/components/Chip.tsx";
import { Gallery } from "#ui/components/Gallery.tsx";
import { IconButton } from "#ui/components/IconButton.tsx";
import { MinusIcon, PlusIcon } from "#ui/components/icons/interface.tsx";
import { Picture } from "#ui/components/Picture.tsx";
import { Sheet } from "#ui/components/Sheet.tsx";
import { PhotoButton } from "./PhotoButton.tsx";
import styles from "./PhotoSheet.module.css";

const text = stayCopy.photos;

/** The pressed picture, as large as the sheet, to swipe or step through by keyboard; all pictures as a grid on request. */
export function PhotoSheet({
	name,
	images: all,
	first,
	onClose,
}: {
	readonly name: string;
	readonly images: readonly StayImage[];
	/** Index of the first picture shown; null starts with the grid. */
	readonly first: number | null;
	readonly onClose: () => void;
}) {
	const [shown, setShown] = useState(first);
	const [group, setGroup] = useState<PictureGroup | null>(null);
	const images = group === null ? all : all.filter((image) => image.group === group);
	return (
		<Sheet
			open
			onClose={onClose}
			title={componentsCopy.gallery.name(name)}
			size="lg"
			flush={shown !== null}
			footer={
				shown !== null &&
				images.length > 1 && (
					<Button variant="secondary" wide onClick={() => setShown(null)}>
						{text.all(images.length)}
					</Button>
				)
			}
		>
			<PhotoGroups
				images={all}
				group={group}
				onChoose={(chosen) => {
					setGroup(chosen);
					if (shown !== null) setShown(0);
				}}
			/>
			{shown === null ? (
				<AllPhotos images={images} onOpen={setShown} />
			) : (
				<OnePhoto key={group} name={name} images={images} start={shown} />
			)}
		</Sheet>
	);
}

/** Chips that filter the pictures by subject; renders nothing if there is only one. */
function PhotoGroups({
	images,
	group,
	onChoose,
}: {
	readonly images: readonly StayImage[];
	readonly group: PictureGroup | null;
	readonly onChoose: (group: PictureGroup | null) => void;
}) {
	const counts = Map.groupBy(images, (image) => image.group);
	const known = groupsOf(images);
	if (known.length === 0) return null;
	return (
		<div className={styles.groups}>
			<ChipRow label={text.groups.label}>
				{[null, ...known].map((each) => (
					<Chip key={each} pressed={each === group} onClick={() => onChoose(each)}>
						{each === null
							? `${text.groups.all} ${images.length}`
							: `${text.groups.names[each]} ${counts.get(each)?.length}`}
					</Chip>
				))}
			</ChipRow>
		</div>
	);
}

function OnePhoto({
	name,
	images,
	start,
}: {
	readonly name: string;
	readonly images: readonly StayImage[];
	readonly start: number;
}) {
	const frame = useRef<HTMLDivElement>(null);
	const [current, setCurrent] = useState(start);
	const [isLarge, setIsLarge] = useState(false);
	const image = images[current];
	useEffect(() => {
		const shown = frame.current?.querySelector<HTMLElement>("[tabindex='0']");
		shown?.focus({ preventScroll: true });
		// An enlarged picture starts at its centre; the carousel keeps its position.
		if (isLarge && shown)
			shown.scrollTo({
				left: (shown.scrollWidth - shown.clientWidth) / 2,
				top: (shown.scrollHeight - shown.clientHeight) / 2,
				behavior: "instant",
			});
	}, [isLarge]);
	return (
		<div className={styles.one} ref={frame}>
			{isLarge && image ? (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
				<section className={styles.large} tabIndex={0} aria-label={text.large}>
					<Picture
						src={image.url}
						alt={image.alt}
						color={image.color}
						focus={image.focus}
						ratio="fill"
						sizes="(min-width: 744px) 1480px, 200vw"
					/>
				</section>
			) : (
				<Gallery
					images={images}
					label={text.viewer(name)}
					start={current}
					ratio="fill"
					sizes="(min-width: 744px) 740px, 100vw"
					className={styles.viewer}
					onShow={setCurrent}
				/>
			)}
			<span className={styles.zoom}>
				<IconButton
					label={isLarge ? text.shrink : text.enlarge}
					variant="floating"
					onClick={() => setIsLarge(!isLarge)}
				>
					{isLarge ? <MinusIcon /> : <PlusIcon />}
				</IconButton>
			</span>
		</div>
	);
}

function AllPhotos({
	images,
	onOpen,
}: {
	readonly images: readonly StayImage[];
	readonly onOpen: (index: number) => void;
}) {
	return (
		<ul className={styles.list}>
			{images.map((image, index) => (
				<li key={image.url}>
					<PhotoButton
						image={image}
						index={index}
						className={styles.photo}
						ratio="4x3"
						sizes="(min-width: 744px) 360px, 50vw"
						rounded
						onOpen={onOpen}
					/>
				</li>
			))}
		</ul>
	);
}
