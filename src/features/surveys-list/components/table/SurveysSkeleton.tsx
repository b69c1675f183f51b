import { __ } from '@wordpress/i18n';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Cell, HeadCell, Table } from '@/components/ui/list/Table';

export function SurveysSkeleton() {
	return (
		<Table
			label={ __( 'Loading surveys', 'userfeedback' ) }
			head={ [ 20, 60, 60, 60, 80, 60 ].map( ( width, index ) => (
				<HeadCell key={ index }>
					<Skeleton width={ `${ String( width ) }px` } />
				</HeadCell>
			) ) }
		>
			{ [ 1, 2, 3, 4, 5 ].map( ( row ) => (
				<tr key={ row } role="row">
					<Cell label="" kind="check">
						<Skeleton width="16px" />
					</Cell>
					<Cell label="" kind="title">
						<Skeleton width="70%" height="20px" />
						<Skeleton width="40%" height="20px" />
					</Cell>
					<Cell label="">
						<Skeleton width="72px" height="20px" />
					</Cell>
					<Cell label="">
						<Skeleton width="88px" />
					</Cell>
					<Cell label="">
						<Skeleton width="150px" height="24px" />
					</Cell>
					<Cell label="">
						<Skeleton width="40px" />
					</Cell>
				</tr>
			) ) }
		</Table>
	);
}
