import { CopyTable } from '@/components/ui/actions/CopyTable';
import type { CopiedRows } from '@/lib/copied-table';
import './tables.scss';

interface Props {
	summary: string;
	columns: readonly [ string, string ];
	/** Newest last; shown newest first. */
	rows: readonly ( readonly [ string, string ] )[];
	/** The same for a program, oldest first. */
	copied: CopiedRows;
}

/** A chart's numbers, one key away. */
export function FoldedTable( { summary, columns, rows, copied }: Props ) {
	return (
		<details className="uf-folded">
			<summary>{ summary }</summary>
			<div className="uf-folded__scroll">
				<table className="uf-numbers">
					<thead>
						<tr>
							<th scope="col">{ columns[ 0 ] }</th>
							<th scope="col" className="uf-numbers__number">
								{ columns[ 1 ] }
							</th>
						</tr>
					</thead>
					<tbody>
						{ [ ...rows ].reverse().map( ( [ name, value ] ) => (
							<tr key={ name }>
								<th scope="row">{ name }</th>
								<td className="uf-numbers__number">{ value }</td>
							</tr>
						) ) }
					</tbody>
				</table>
			</div>
			<CopyTable rows={ [ columns, ...copied ] } />
		</details>
	);
}
