import { Card } from '@/components/ui/layout/Card';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import '@/components/ui/layout/Stack.scss';
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
				<Skeleton height="320px" />
			</Card>
			<Card>
				<Skeleton height="320px" />
			</Card>
		</div>
	);
}
