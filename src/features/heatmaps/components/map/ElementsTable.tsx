import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import type { ElementRow } from '@/features/heatmaps/model/elements';
import { formatNumber, formatShares } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

interface Props {
	label: string;
	rows: readonly ElementRow[];
	selected: string | null;
	onSelect: ( ( selector: string | null ) => void ) | null;
}

/** Number shown until the user asks for all. */
const FIRST = 15;

export function ElementsTable( { label, rows, selected, onSelect }: Props ) {
	const [ isWhole, setWhole ] = useState( false );
	const chosen = rows.findIndex( ( { selector } ) => selector === selected );
	const shown = isWhole || chosen >= FIRST ? rows : rows.slice( 0, FIRST );
	const shares = formatShares( shown.map( ( { share } ) => share ) );

	return (
		<>
			<table className="uf-heatmap__table" aria-label={ label }>
				<thead>
					<tr>
						<th scope="col">{ __( 'Element', 'userfeedback' ) }</th>
						<th scope="col">{ __( 'Clicks', 'userfeedback' ) }</th>
						<th scope="col">{ __( 'Share of clicks', 'userfeedback' ) }</th>
					</tr>
				</thead>
				<tbody>
					{ shown.map( ( { selector, label: name, clicks }, place ) => (
						<tr key={ selector } className={ selector === selected ? 'is-selected' : '' }>
							<th scope="row">
								{ onSelect === null ? (
									<bdi>{ name }</bdi>
								) : (
									<button
										type="button"
										className="uf-heatmap__element"
										title={ selector }
										aria-pressed={ selector === selected }
										onClick={ () => onSelect( selector === selected ? null : selector ) }
									>
										<bdi>{ name }</bdi>
									</button>
								) }
							</th>
							<td>{ formatNumber( clicks ) }</td>
							<td>{ shares[ place ] }</td>
						</tr>
					) ) }
				</tbody>
			</table>
			{ shown.length < rows.length && (
				<Button variant="link" onClick={ () => setWhole( true ) }>
					{ /* translators: %s: number of elements */ }
					{ sprintf( __( 'Show all %s', 'userfeedback' ), formatNumber( rows.length ) ) }
				</Button>
			) }
		</>
	);
}
