import { __ } from '@wordpress/i18n';
import { Card } from '@/components/ui/layout/Card';
import type { HeatmapMap } from '@/contract/types';
import { depths, LINES, reachedBy } from '@/features/heatmaps/model/reach';
import { formatNumber, formatPercent, formatShares } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

/** The lines of the scroll map, as text and numbers. */
export function ScrollCard( { map }: { map: HeatmapMap } ) {
	const rows = depths( map );
	const shares = formatShares( rows.map( ( { share } ) => share ) );

	return (
		<Card title={ __( 'Scroll depth', 'userfeedback' ) } className="uf-heatmap__card">
			<ul className="uf-heatmap__lines">
				{ map.fold_average !== null && (
					<li>
						{ sprintf(
							/* translators: %s: a share of the page's height, such as 40% */
							__( 'On average, %s of the page is visible without scrolling.', 'userfeedback' ),
							formatPercent( map.fold_average )
						) }
					</li>
				) }
				{ LINES.map( ( line ) => (
					<li key={ line }>{ lineText( line, reachedBy( line, map ) ) }</li>
				) ) }
			</ul>
			<details className="uf-heatmap__fold">
				<summary>{ __( 'Visits by depth', 'userfeedback' ) }</summary>
				<table className="uf-heatmap__table" aria-label={ __( 'Visits by depth', 'userfeedback' ) }>
					<thead>
						<tr>
							<th scope="col">{ __( 'Depth reached', 'userfeedback' ) }</th>
							<th scope="col">{ __( 'Visits', 'userfeedback' ) }</th>
							<th scope="col">{ __( 'Share of visits', 'userfeedback' ) }</th>
						</tr>
					</thead>
					<tbody>
						{ rows.map( ( { depth, visits }, place ) => (
							<tr key={ depth }>
								<th scope="row">{ formatPercent( depth ) }</th>
								<td>{ formatNumber( visits ) }</td>
								<td>{ shares[ place ] }</td>
							</tr>
						) ) }
					</tbody>
				</table>
			</details>
		</Card>
	);
}

function lineText( line: number, depth: number ): string {
	return Math.round( depth ) >= 100
		? sprintf(
				/* translators: %s: a share of the visits, such as 75% */
				__( 'At least %s of visits reached the end of the page.', 'userfeedback' ),
				formatPercent( line )
			)
		: sprintf(
				/* translators: 1: a share of the visits, such as 75%. 2: a share of the page's height, such as 40% */
				__( '%1$s of visits reached %2$s of the page height.', 'userfeedback' ),
				formatPercent( line ),
				formatPercent( depth )
			);
}
