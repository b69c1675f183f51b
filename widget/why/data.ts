import type { Device } from '../targeting/devices';
import type { Reason } from '../targeting/eligibility';
import { isWeb } from '../trust/is-web';
import { printedData } from '../trust/printed-data';

/** Why the server keeps a survey from this page; empty where it does not. */
export type Kept = '' | 'page_off' | 'page_other' | 'not_for_you';

/** Rules that hold, as far as it helps to say so. */
export type Holds =
	'published' | 'not_submitted' | 'has_place' | 'device' | 'country' | 'page_rules' | 'may_float' | 'is_first';

export interface ListedSurvey {
	id: number;
	title: string;
	/** Address of its builder. */
	edit: string;
	kept: Kept;
}

/** What a page tells those who may edit surveys, and nobody else: includes/Widget/Why/WhyMapper.php. */
export interface WhyData {
	/** Address of the panel's script. */
	script: string;
	/** Id of the survey that this page is a preview of, 0 for none. */
	preview: number;
	/** Address of the page's own editor; empty where it has none. */
	edit_page: string;
	create: string;
	surveys: ListedSurvey[];
	/** How many surveys are published; beyond the newest only those that may show here are listed. */
	total: number;
	/** When visitors see a change, where a page cache cannot be told of it; else empty. */
	cache: string;
	words: Partial< Record< Reason | Exclude< Kept, '' >, string > >;
	/** As `words`, with what a rule asks for as %1$s and what was found as %2$s. */
	details: Partial< Record< Reason, string > >;
	holds: Record< Holds, string >;
	strings: Record<
		| 'title'
		| 'close'
		| 'shown'
		| 'floating'
		| 'inline'
		| 'none'
		| 'because'
		| 'passes'
		| 'nothing'
		| Device
		| 'previewed'
		| 'preview'
		| 'leave'
		| 'previewing'
		| 'edit'
		| 'edit_page'
		| 'empty'
		| 'create'
		| 'basis'
		| 'older'
		| 'unreadable'
		| 'audience',
		string
	>;
}

export function readData( document: Document ): WhyData | null {
	const data = printedData( document, 'userfeedback-why' ) as WhyData | null;
	const links = data
		? [ data.create, data.edit_page || data.create, ...data.surveys.map( ( { edit } ) => edit ) ]
		: [];
	return links.every( isWeb ) ? data : null;
}
