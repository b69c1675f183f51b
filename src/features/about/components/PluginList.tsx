import type { OtherPlugin } from '@/contract/types';
import { PluginCard } from './PluginCard';

export function PluginList( { plugins }: { plugins: readonly OtherPlugin[] } ) {
	return (
		<ul className="uf-tools">
			{ plugins.map( ( plugin ) => (
				<PluginCard key={ plugin.slug } plugin={ plugin } />
			) ) }
		</ul>
	);
}
