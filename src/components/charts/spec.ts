/** The contents of a chart, independent of how it is drawn. */
export interface ChartSpec {
	kind: 'line' | 'column' | 'bar' | 'pie';
	/** Name of its image, and the title above it. */
	title: string;
	/** The chart in a sentence, for screen readers. */
	name: string;
	labels: readonly string[];
	/** True if each label is an answer, and not one of many days: then the axis shows all of them. */
	namesEach?: boolean;
	/** One number per label; null without a value (no responses that day means no score). */
	values: readonly ( number | null )[];
	/** A paler line behind that of `values`, with as many numbers. */
	ghost?: readonly number[];
	/** A value as read aloud and shown on hover, unit included. */
	tell: ( value: number, index: number ) => string;
	/** The number axis: its ends and the distance between its lines, if the chart doesn't choose them. */
	axis: { title: string; min?: number; max?: number; step?: number; tick?: ( value: number ) => string };
	/** Text below the other axis. */
	labelTitle: string;
	/** Pixels, if smaller than other charts. */
	height?: number;
}
