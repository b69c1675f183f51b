import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { isRtl } from '@/lib/locale';
import './Tabs.scss';

interface Props< Name extends string > {
	label: string;
	tabs: readonly { name: Name; title: ReactNode }[];
	chosen: Name;
	onChoose: ( name: Name ) => void;
	children: ReactNode;
}

/** Replaces WordPress's TabPanel, whose open tab can't be set. */
export function Tabs< Name extends string >( { label, tabs, chosen, onChoose, children }: Props< Name > ) {
	const id = useId();
	const list = useRef< HTMLDivElement >( null );

	const onKeyDown = ( event: KeyboardEvent ) => {
		const to = nextBy(
			event.key,
			tabs.findIndex( ( { name } ) => name === chosen ),
			tabs.length
		);
		const tab = to === null ? undefined : tabs[ to ];
		if ( tab ) {
			event.preventDefault();
			onChoose( tab.name );
			list.current?.querySelector< HTMLElement >( `[data-tab="${ tab.name }"]` )?.focus();
		}
	};

	return (
		<>
			<div className="uf-tabs" role="tablist" aria-label={ label } ref={ list } onKeyDown={ onKeyDown }>
				{ tabs.map( ( { name, title } ) => (
					<button
						key={ name }
						type="button"
						role="tab"
						className="uf-tabs__tab"
						id={ `${ id }-${ name }` }
						data-tab={ name }
						aria-selected={ name === chosen }
						aria-controls={ name === chosen ? `${ id }-panel` : undefined }
						tabIndex={ name === chosen ? 0 : -1 }
						onClick={ () => onChoose( name ) }
					>
						{ title }
					</button>
				) ) }
			</div>
			<div
				role="tabpanel"
				className="uf-tabs__panel"
				id={ `${ id }-panel` }
				aria-labelledby={ `${ id }-${ chosen }` }
			>
				{ children }
			</div>
		</>
	);
}

function nextBy( key: string, place: number, count: number ): number | null {
	const forward = isRtl() ? 'ArrowLeft' : 'ArrowRight';
	const back = isRtl() ? 'ArrowRight' : 'ArrowLeft';
	switch ( key ) {
		case forward:
			return ( place + 1 ) % count;
		case back:
			return ( place + count - 1 ) % count;
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		default:
			return null;
	}
}
