import { Notice } from '@wordpress/components';
import type { OtherPlugin } from '@/contract/types';
import { whyNoneInstalled } from '@/features/about/model/plugin-text';

/** Shown once, not on each card. */
export function InstallObstacleNotice( { plugins }: { plugins: readonly OtherPlugin[] } ) {
	const why = whyNoneInstalled( plugins );

	return why === null ? null : (
		<Notice status="info" isDismissible={ false }>
			{ why }
		</Notice>
	);
}
