import { __ } from '@wordpress/i18n';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Cell, HeadCell, Table } from '@/components/ui/list/Table';

export function SpamSkeleton() {
	return (
		<Table
			label={ __( 'Loading spam', 'userfeedback' ) }
			head={ [ 60, 40, 60 ].map( ( width, index ) => (
				<HeadCell key={ index } kind={ index === 0 ? 'title' : 'text' }>
					<Skeleton width={ `${ String( width ) }px` } />
				</HeadCell>
			) ) }
		>
			{ [ 1, 2, 3 ].map( ( row ) => (
				<tr key={ row } role="row">
					<Cell label="" kind="title">
						<Skeleton width="96px" height="20px" />
						<Skeleton width="60%" height="20px" />
					</Cell>
					<Cell label="">
						<Skeleton width="72px" />
					</Cell>
					<Cell label="">
						<Skeleton width="120px" />
					</Cell>
				</tr>
			) ) }
		</Table>
	);
}
