import { Button } from '@wordpress/components';
import { closeSmall, plus } from '@wordpress/icons';

interface Props {
	add: { label: string; onClick: () => void } | null;
	/** Null for the first, which must stay. */
	remove: { label: string; onClick: () => void } | null;
}

export function RowTools( { add, remove }: Props ) {
	return (
		<div className="uf-webhook__tools">
			{ add && <Button __next40pxDefaultSize icon={ plus } { ...add } /> }
			{ remove && <Button __next40pxDefaultSize icon={ closeSmall } { ...remove } /> }
		</div>
	);
}
