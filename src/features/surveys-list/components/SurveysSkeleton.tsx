import { __ } from '@wordpress/i18n';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Cell, HeadCell, Table } from '@/components/lists/table/Table';
import './SurveysSkeleton.scss';

/** Widths of the bars in a row, after its checkbox and its title. */
const BARS = [ '72px', '80px', '88px', '120px', '72px', '40px' ];
const ROWS = [ 1, 2, 3, 4, 5 ];

/**
 * Placeholder for the list: filters, toolbar, and rows.
 *
 * @param isFirst true when it replaces the page's initial placeholder, so it shows immediately; otherwise it waits briefly
 *                in case the list loads quickly.
 */
export function SurveysSkeleton( { isFirst }: { isFirst: boolean } ) {
	return (
		<div className={ isFirst ? 'uf-surveys-skeleton' : 'uf-surveys-skeleton uf-skeleton-late' } aria-hidden="true">
			<div className="uf-surveys-skeleton__filters">
				{ [ '56px', '88px', '88px', '64px', '64px' ].map( ( width, index ) => (
					<Skeleton key={ index } width={ width } height="20px" />
				) ) }
			</div>
			<div className="uf-surveys-skeleton__tools">
				<Skeleton width="240px" height="40px" />
				<Skeleton width="280px" height="40px" />
			</div>
			<Table
				label={ __( 'Loading surveys', 'userfeedback' ) }
				head={
					<>
						<HeadCell kind="check">
							<Skeleton width="16px" />
						</HeadCell>
						<HeadCell kind="title">
							<Skeleton width="60px" />
						</HeadCell>
						{ BARS.map( ( _, index ) => (
							<HeadCell key={ index }>
								<Skeleton width="60px" />
							</HeadCell>
						) ) }
					</>
				}
			>
				{ ROWS.map( ( row ) => (
					<tr key={ row } role="row">
						<Cell label="" kind="check">
							<Skeleton width="16px" />
						</Cell>
						<Cell label="" kind="title">
							<div className="uf-surveys-skeleton__title">
								<Skeleton width="70%" height="20px" />
								<Skeleton width="40%" height="20px" />
							</div>
						</Cell>
						{ BARS.map( ( width, index ) => (
							<Cell key={ index } label="">
								<Skeleton width={ width } height="20px" />
							</Cell>
						) ) }
					</tr>
				) ) }
			</Table>
		</div>
	);
}
