import { __, _n, sprintf } from '@wordpress/i18n';
import { Card } from '@/components/ui/layout/Card';
import { Cell, HeadCell, Table } from '@/components/ui/list/Table';
import type { KeptPart } from '@/contract/types';
import { retentionLabel } from '@/features/settings/model/retention';
import { useSettings } from '@/components/settings-form/settings-form';
import { formatBytes, formatNumber } from '@/lib/format';

interface Row {
	what: string;
	detail: string;
	/** Size of the data; empty if unknown. */
	size: string;
	until: string;
}

/** All data that surveys store on the site and in visitors' browsers, with its size and retention. */
export function KeptCard( { parts }: { parts: readonly KeptPart[] } ) {
	const { settings } = useSettings();
	const retention = retentionLabel( settings.response_retention );
	const known = parts.filter( ( { name } ) => IN_EDITION.heatmaps || name !== 'heatmaps' );

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
				{ [ ...known.map( ( part ) => rowOf( part, retention ) ), ...inBrowsers() ].map( ( row ) => (
					<tr key={ row.what } role="row">
						<Cell label={ __( 'Data', 'userfeedback' ) } kind="title">
							<div className="uf-kept__what">{ row.what }</div>
							<div className="uf-kept__detail">{ row.detail }</div>
						</Cell>
						<Cell label={ __( 'Amount', 'userfeedback' ) }>{ row.size === '' ? '–' : row.size }</Cell>
						<Cell label={ __( 'Retention', 'userfeedback' ) }>{ row.until }</Cell>
					</tr>
				) ) }
			</Table>
		</Card>
	);
}

function rowOf( part: KeptPart, retention: string ): Row {
	switch ( part.name ) {
		case 'surveys':
			return {
				what: __( 'Surveys', 'userfeedback' ),
				detail: __( 'Questions, settings, unsaved drafts, summaries, and shared links', 'userfeedback' ),
				/* translators: %s: number of surveys */
				size: sized( part, ( count ) => _n( 'about %s survey', 'about %s surveys', count, 'userfeedback' ) ),
				until: __( 'Until you delete them', 'userfeedback' ),
			};
		case 'responses':
			return {
				what: __( 'Responses', 'userfeedback' ),
				detail: __(
					'Answers, time, page, browser, operating system, and device type; country and IP address if you turned them on',
					'userfeedback'
				),
				/* translators: %s: number of responses */
				size: sized( part, ( count ) =>
					_n( 'about %s response', 'about %s responses', count, 'userfeedback' )
				),
				until: retention,
			};
		case 'texts':
			return {
				what: __( 'Index of written answers', 'userfeedback' ),
				detail: __( 'Used for lists and search', 'userfeedback' ),
				size: sized( part ),
				until: __( 'Same as their response', 'userfeedback' ),
			};
		case 'numbers':
			return {
				what: __( 'Statistics', 'userfeedback' ),
				detail: __( 'Daily impression and response counts (anonymous)', 'userfeedback' ),
				size: sized( part ),
				until: __( 'Same as their survey', 'userfeedback' ),
			};
		case 'heatmaps':
			return heatmapsRow( part );
		case 'rest':
			return {
				what: __( 'Limits, files, and logs', 'userfeedback' ),
				detail: __(
					'Hashed IP addresses for rate limiting, prepared export files, and the Send log',
					'userfeedback'
				),
				size: sized( part ),
				until: __( 'Up to 1 day; the Send log as long as its setting says', 'userfeedback' ),
			};
	}
}

function heatmapsRow( part: KeptPart ): Row {
	if ( ! IN_EDITION.heatmaps ) {
		throw new Error( 'Not in this edition.' );
	}
	return {
		what: __( 'Heatmaps', 'userfeedback' ),
		detail: __( 'Daily click and scroll totals for each page (anonymous)', 'userfeedback' ),
		size: sized( part ),
		until: __( 'Same as the heatmap data setting', 'userfeedback' ),
	};
}

function inBrowsers(): Row[] {
	return [
		{
			what: __( 'Visitor cookies', 'userfeedback' ),
			detail: 'userfeedback-survey-{id}, userfeedback-survey-{id}-minimized',
			size: __( '2 per survey', 'userfeedback' ),
			until: __( '1 year', 'userfeedback' ),
		},
		{
			what: __( 'Browser storage', 'userfeedback' ),
			detail: 'userfeedback-queue, userfeedback-visit',
			size: __( 'Unsent answers', 'userfeedback' ),
			until: __( 'Until they are sent', 'userfeedback' ),
		},
	];
}

/** @param text label for the count, with the number as %s */
function sized( { rows, bytes }: KeptPart, text?: ( count: number ) => string ): string {
	return [
		rows === null || text === undefined ? '' : sprintf( text( rows ), formatNumber( rows ) ),
		bytes === null ? '' : formatBytes( bytes ),
	]
		.filter( ( told ) => told !== '' )
		.join( ', ' );
}
