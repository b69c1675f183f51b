import type { Option } from '@/features/builder/draft/form/draft';

export interface PictureProps {
	/** Id of its question. */
	question: string;
	option: Option;
	/** From 0. */
	place: number;
	isWrong: boolean;
}
