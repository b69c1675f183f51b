import { Skeleton } from '@/components/ui/feedback/Skeleton';

export function ResponsesSkeleton() {
	return (
		<div className="uf-stack">
			{ [ 1, 2, 3, 4, 5, 6 ].map( ( row ) => (
				<Skeleton key={ row } height="48px" />
			) ) }
		</div>
	);
}
