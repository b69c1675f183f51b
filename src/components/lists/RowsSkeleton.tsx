import { Skeleton } from '@/components/ui/feedback/Skeleton';
import '@/components/ui/layout/Stack.scss';

/** Placeholders for a list's rows. */
export function RowsSkeleton( { count = 6, height = '56px' }: { count?: number; height?: string } ) {
	return (
		<div className="uf-stack">
			{ Array.from( { length: count }, ( _, row ) => (
				<Skeleton key={ row } height={ height } />
			) ) }
		</div>
	);
}
