import { Card } from '@/components/ui/layout/Card';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import '@/components/ui/layout/Stack.scss';

export function BuilderSkeleton() {
	return (
		<div className="uf-stack">
			{ [ 1, 2, 3 ].map( ( card ) => (
				<Card key={ card }>
					<div className="uf-stack">
						<Skeleton width="160px" height="24px" />
						<Skeleton height="40px" />
						<Skeleton width="50%" height="40px" />
					</div>
				</Card>
			) ) }
		</div>
	);
}
