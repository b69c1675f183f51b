import { CopyTable } from '@/components/ui/actions/CopyTable';
import type { CopiedRows } from '@/lib/copied-table';
import './tables.scss';

interface Props {
	summary: string;
	/** The heading of the rows, then those of the values. */
	columns: readonly [ string, string, ...string[] ];
	/** Newest last; shown newest first. */
	rows: readonly ( readonly [ string, string, ...string[] ] )[];
	/** The same rows for copying, oldest first. */
	copied: CopiedRows;
}

/** A chart's numbers as a folded table. */
export function FoldedTable( { summary, columns, rows, copied }: Props ) {
	return (
		<details className="uf-folded">
			<summary>{ summary }</summary>
			<div className="uf-folded__scroll">
				<table className="uf-numbers">
					<thead>
						<tr>
							{ columns.map( ( column, place ) => (
								<th key={ place } scope="col" className={ classOf( place ) }>
									{ column }
								</th>
							) ) }
						</tr>
					</thead>
					<tbody>
						{ [ ...rows ].reverse().map( ( [ name, ...values ] ) => (
							<tr key={ name }>
								<th scope="row">{ name }</th>
								{ values.map( ( value, place ) => (
									<td key={ place } className={ classOf( place + 1 ) }>
										{ value }
									</td>
								) ) }
							</tr>
						) ) }
					</tbody>
				</table>
			</div>
			<CopyTable rows={ [ columns, ...copied ] } />
		</details>
	);
}

function classOf( place: number ): string {
	return place === 0 ? '' : 'uf-numbers__number';
}
