import { RowsSkeleton } from '@/components/lists/RowsSkeleton';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import '@/components/charts/numbers/Figures.scss';

export function ResultsSkeleton() {
	return (
		<div className="uf-stack">
			<div className="uf-figures">
				{ [ 1, 2, 3, 4 ].map( ( card ) => (
					<Card key={ card }>
						<Skeleton width="96px" />
						<Skeleton width="64px" height="40px" />
					</Card>
				) ) }
			</div>
			<Card>
				<Skeleton height="200px" />
			</Card>
			<RowsSkeleton count={ 5 } />
		</div>
	);
}
