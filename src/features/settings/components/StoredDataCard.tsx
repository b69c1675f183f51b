import { __, _n } from '@wordpress/i18n';
import { Card } from '@/components/ui/layout/Card';
import { Cell, HeadCell, Table } from '@/components/lists/table/Table';
import type { KeptPart } from '@/contract/types';
import { retentionLabel } from '@/features/settings/model/retention';
import { useSettings } from '@/components/forms/settings-form';
import { formatBytes, formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

/** Data, details, amount (empty if unknown), and retention. */
type Row = readonly [ what: string, detail: string, size: string, until: string ];

/** All data that surveys store on the site and in visitors' browsers, with its size and retention. */
export function StoredDataCard( { parts }: { parts: readonly KeptPart[] } ) {
	const retention = retentionLabel( useSettings().settings.response_retention );
	const known = parts.filter(
		( { name } ) =>
			( IN_EDITION.heatmaps || name !== 'heatmaps' ) && ( IN_EDITION[ 'post-ratings' ] || name !== 'ratings' )
	);

	return (
		<Card title={ __( 'Stored data', 'userfeedback' ) } className="uf-kept">
			<Table
				label={ __( 'Stored data', 'userfeedback' ) }
				head={
					<>
						<HeadCell kind="title">{ __( 'Data', 'userfeedback' ) }</HeadCell>
						<HeadCell>{ __( 'Amount', 'userfeedback' ) }</HeadCell>
						<HeadCell>{ __( 'Retention', 'userfeedback' ) }</HeadCell>
					</>
				}
			>
				{ [ ...known.map( ( part ) => rowOf( part, retention ) ), ...inBrowsers() ].map(
					( [ what, detail, size, until ] ) => (
						<tr key={ what } role="row">
							<Cell label={ __( 'Data', 'userfeedback' ) } kind="title">
								<div className="uf-kept__what">{ what }</div>
								<div className="uf-kept__detail">{ detail }</div>
							</Cell>
							<Cell label={ __( 'Amount', 'userfeedback' ) }>{ size || '–' }</Cell>
							<Cell label={ __( 'Retention', 'userfeedback' ) }>{ until }</Cell>
						</tr>
					)
				) }
			</Table>
		</Card>
	);
}

function rowOf( part: KeptPart, retention: string ): Row {
	switch ( part.name ) {
		case 'surveys':
			return [
				__( 'Surveys', 'userfeedback' ),
				__( 'Questions, settings, unsaved drafts, summaries, and shared links', 'userfeedback' ),
				/* translators: %s: number of surveys */
				sized( part, ( count ) => _n( '%s survey', '%s surveys', count, 'userfeedback' ) ),
				__( 'Until you delete them', 'userfeedback' ),
			];
		case 'responses':
			return [
				__( 'Responses', 'userfeedback' ),
				__(
					'Answers, time, page, browser, operating system, and device type; country and IP address if you turned them on',
					'userfeedback'
				),
				/* translators: %s: number of responses */
				sized( part, ( count ) => _n( 'About %s response', 'About %s responses', count, 'userfeedback' ) ),
				retention,
			];
		case 'texts':
			return [
				__( 'Index of written answers', 'userfeedback' ),
				__( 'Used for lists and search', 'userfeedback' ),
				sized( part ),
				__( 'Deleted with the response', 'userfeedback' ),
			];
		case 'numbers':
			return [
				__( 'Statistics', 'userfeedback' ),
				__( 'Daily impression and response counts (anonymous)', 'userfeedback' ),
				sized( part ),
				__( 'Deleted with the survey', 'userfeedback' ),
			];
		case 'ratings':
			return ratingsRow( part );
		case 'heatmaps':
			return heatmapsRow( part );
		case 'rest':
			return [
				__( 'Rate limits, export files, and Send log', 'userfeedback' ),
				__( 'IP addresses in rate limits are hashed.', 'userfeedback' ),
				sized( part ),
				__( 'Up to 1 day. Send log: as set above.', 'userfeedback' ),
			];
	}
}

function ratingsRow( part: KeptPart ): Row {
	if ( ! IN_EDITION[ 'post-ratings' ] ) {
		throw new Error( 'Not in this edition.' );
	}
	return [
		__( 'Post ratings', 'userfeedback' ),
		__( 'Votes, and the reasons visitors write', 'userfeedback' ),
		sized( part ),
		__( 'Votes: until you delete the post. Reasons: same as responses.', 'userfeedback' ),
	];
}

function heatmapsRow( part: KeptPart ): Row {
	if ( ! IN_EDITION.heatmaps ) {
		throw new Error( 'Not in this edition.' );
	}
	return [
		__( 'Heatmaps', 'userfeedback' ),
		__( 'Click and scroll totals per page and day (anonymous); single visits for up to 2 days', 'userfeedback' ),
		sized( part ),
		__( 'As set in Settings → Heatmaps', 'userfeedback' ),
	];
}

function inBrowsers(): Row[] {
	return [
		[
			__( 'Visitor cookies', 'userfeedback' ),
			'userfeedback-survey-{id}, userfeedback-survey-{id}-minimized',
			__( '2 per survey', 'userfeedback' ),
			__( '1 year', 'userfeedback' ),
		],
		[
			__( 'Browser storage', 'userfeedback' ),
			IN_EDITION[ 'post-ratings' ]
				? 'userfeedback-queue, userfeedback-visit, userfeedback-ratings'
				: 'userfeedback-queue, userfeedback-visit',
			'',
			IN_EDITION[ 'post-ratings' ]
				? __( 'Answers: until they’re sent. Votes: until cleared.', 'userfeedback' )
				: __( 'Until they’re sent', 'userfeedback' ),
		],
	];
}

/** @param text label for the count, with the number as %s */
function sized( { rows, bytes }: KeptPart, text?: ( count: number ) => string ): string {
	return [
		rows !== null && text && sprintf( text( rows ), formatNumber( rows ) ),
		bytes !== null && formatBytes( bytes ),
	]
		.filter( Boolean )
		.join( ', ' );
}
