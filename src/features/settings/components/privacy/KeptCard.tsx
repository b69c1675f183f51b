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
	/** How much of it there is; empty where nobody knows. */
	size: string;
	until: string;
}

/** Everything that surveys leave on the site and with visitors, how much of it there is, and when it goes. */
export function KeptCard( { parts }: { parts: readonly KeptPart[] } ) {
	const { settings } = useSettings();
	const retention = retentionLabel( settings.response_retention );
	const known = parts.filter( ( { name } ) => IN_EDITION.heatmaps || name !== 'heatmaps' );

	return (
		<Card title={ __( 'What is kept', 'userfeedback' ) } className="uf-kept">
			<Table
				label={ __( 'What is kept', 'userfeedback' ) }
				head={
					<>
						<HeadCell kind="title">{ __( 'What', 'userfeedback' ) }</HeadCell>
						<HeadCell>{ __( 'How much', 'userfeedback' ) }</HeadCell>
						<HeadCell>{ __( 'Until', 'userfeedback' ) }</HeadCell>
					</>
				}
			>
				{ [ ...known.map( ( part ) => rowOf( part, retention ) ), ...inBrowsers() ].map( ( row ) => (
					<tr key={ row.what } role="row">
						<Cell label={ __( 'What', 'userfeedback' ) } kind="title">
							<div className="uf-kept__what">{ row.what }</div>
							<div className="uf-kept__detail">{ row.detail }</div>
						</Cell>
						<Cell label={ __( 'How much', 'userfeedback' ) }>{ row.size === '' ? '–' : row.size }</Cell>
						<Cell label={ __( 'Until', 'userfeedback' ) }>{ row.until }</Cell>
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
				detail: __(
					'Questions and settings, what is typed and not saved yet, summaries, links',
					'userfeedback'
				),
				/* translators: %s: number of surveys */
				size: sized( part, ( count ) => _n( 'about %s survey', 'about %s surveys', count, 'userfeedback' ) ),
				until: __( 'Until you delete them', 'userfeedback' ),
			};
		case 'responses':
			return {
				what: __( 'Responses', 'userfeedback' ),
				detail: __(
					'Answers, time, page, browser, system and kind of device; country and address where you chose so',
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
				what: __( 'Typed answers, once more', 'userfeedback' ),
				detail: __( 'So that they can be listed and searched', 'userfeedback' ),
				size: sized( part ),
				until: __( 'As long as their response', 'userfeedback' ),
			};
		case 'numbers':
			return {
				what: __( 'Numbers', 'userfeedback' ),
				detail: __(
					'How often surveys were seen and answered each day, of nobody in particular',
					'userfeedback'
				),
				size: sized( part ),
				until: __( 'As long as their survey', 'userfeedback' ),
			};
		case 'heatmaps':
			return heatmapsRow( part );
		case 'rest':
			return {
				what: __( 'Limits and files', 'userfeedback' ),
				detail: __(
					'An encoded address of who sends answers; files that were prepared for you; what was sent of responses, and to whom',
					'userfeedback'
				),
				size: sized( part ),
				until: __( 'Some minutes; a day; as long as deliveries are listed', 'userfeedback' ),
			};
	}
}

function heatmapsRow( part: KeptPart ): Row {
	if ( ! IN_EDITION.heatmaps ) {
		throw new Error( 'Not in this edition.' );
	}
	return {
		what: __( 'Heatmaps', 'userfeedback' ),
		detail: __(
			'Where pages were clicked and how far they were scrolled each day, by nobody in particular',
			'userfeedback'
		),
		size: sized( part ),
		until: __( 'As long as heatmaps are kept', 'userfeedback' ),
	};
}

function inBrowsers(): Row[] {
	return [
		{
			what: __( 'Cookies of visitors', 'userfeedback' ),
			detail: 'userfeedback-survey-{id}, userfeedback-survey-{id}-minimized',
			size: __( '2 a survey', 'userfeedback' ),
			until: __( '1 year', 'userfeedback' ),
		},
		{
			what: __( 'Storage of visitors’ browsers', 'userfeedback' ),
			detail: 'userfeedback-queue, userfeedback-visit',
			size: __( 'Answers on their way', 'userfeedback' ),
			until: __( 'Until they are sent', 'userfeedback' ),
		},
	];
}

/** @param text of how many, with their number as %s */
function sized( { rows, bytes }: KeptPart, text?: ( count: number ) => string ): string {
	return [
		rows === null || text === undefined ? '' : sprintf( text( rows ), formatNumber( rows ) ),
		bytes === null ? '' : formatBytes( bytes ),
	]
		.filter( ( told ) => told !== '' )
		.join( ', ' );
}
