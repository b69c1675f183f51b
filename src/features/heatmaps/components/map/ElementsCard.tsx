import { __ } from '@wordpress/i18n';
import { Card } from '@/components/ui/layout/Card';
import type { HeatmapMap } from '@/contract/types';
import { elementRows } from '@/features/heatmaps/model/elements';
import type { PageElement } from '@/features/heatmaps/model/messages';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { ElementsTable } from './ElementsTable';

interface Props {
	map: HeatmapMap;
	/** The elements as reported by the framed page; null until it reports. */
	told: readonly PageElement[] | null;
	selected: string | null;
	/** Null if there is no page to show an element on. */
	onSelect: ( ( selector: string | null ) => void ) | null;
}

/** Most clicked first: for people who can't see the image, and for elements not in it. */
export function ElementsCard( { map, told, selected, onSelect }: Props ) {
	const { here, hidden, gone } = elementRows( map, told );
	const table = { selected, onSelect };

	return (
		<Card title={ __( 'Most clicked elements', 'userfeedback' ) } className="uf-heatmap__card">
			{ map.elements.length === 0 ? (
				<p>{ __( 'No clicks recorded.', 'userfeedback' ) }</p>
			) : (
				<ElementsTable { ...table } label={ __( 'Most clicked elements', 'userfeedback' ) } rows={ here } />
			) }
			{ hidden.length > 0 && (
				<details className="uf-heatmap__fold">
					<summary>
						{ /* translators: %s: number of elements */ }
						{ sprintf( __( 'Not visible right now (%s)', 'userfeedback' ), formatNumber( hidden.length ) ) }
					</summary>
					<p className="uf-heatmap__soft">
						{ __(
							'These elements are on the page but hidden here: in a closed menu, or shown only at other screen widths or to other visitors.',
							'userfeedback'
						) }
					</p>
					<ElementsTable
						{ ...table }
						label={ __( 'Not visible right now', 'userfeedback' ) }
						rows={ hidden }
					/>
				</details>
			) }
			{ gone.length > 0 && (
				<details className="uf-heatmap__fold">
					<summary>
						{ /* translators: %s: number of elements */ }
						{ sprintf( __( 'Removed from page (%s)', 'userfeedback' ), formatNumber( gone.length ) ) }
					</summary>
					<ElementsTable
						label={ __( 'Removed from page', 'userfeedback' ) }
						rows={ gone }
						selected={ null }
						onSelect={ null }
					/>
				</details>
			) }
			{ map.other_clicks > 0 && (
				<p className="uf-heatmap__soft">
					{ sprintf(
						/* translators: %s: number of clicks */
						__( 'Other clicks: %s', 'userfeedback' ),
						formatNumber( map.other_clicks )
					) }
				</p>
			) }
		</Card>
	);
}
