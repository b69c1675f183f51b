/**
 * Builds assets/icon-choices/icons.json, the icons that owners can put next to options of a question: entries of style and
 * icon, each with its outline as one SVG path on a 24 × 24 grid. Run it after changing the names below or updating the package
 * that provides the outlines. `--check` exits 1 if the file is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../dev/setup/paths.mjs';

const STYLE = 'outline';
const FILE = join( ROOT, 'assets/icon-choices/icons.json' );
const SOURCE = join( ROOT, 'node_modules/lucide-static/icon-nodes.json' );

/** Common survey topics: moods, and things that people buy, use, eat, do. `name=source` keeps a name that the package dropped. */
const NAMES = `
smile=face-slightly-smiling laugh=face-grinning meh=face-neutral frown=face-slightly-frowning angry=face-angry
annoyed=face-expressionless heart heart-crack heart-handshake thumbs-up thumbs-down hand handshake star sparkles
party-popper trophy award medal crown gift cake balloon rocket flame zap sun moon cloud cloud-sun cloud-rain
cloud-snow cloud-lightning snowflake wind umbrella rainbow droplet droplets thermometer leaf tree-pine tree-deciduous
trees flower flower-2 sprout clover mountain mountain-snow tent tent-tree tree-palm earth globe map map-pin compass
navigation signpost house building store factory warehouse school university hospital church castle landmark hotel key
lock lock-open shield shield-check bell alarm-clock clock timer hourglass calendar calendar-days calendar-check watch
car car-front bus truck bike train-front tram-front plane ship sailboat anchor fuel traffic-cone footprints luggage
backpack briefcase shopping-cart shopping-bag shopping-basket package package-open tag ticket credit-card wallet coins
banknote piggy-bank receipt percent badge-percent badge-check badge-dollar-sign dollar-sign euro pound-sterling
hand-coins chart-bar chart-line chart-pie trending-up trending-down target goal activity gauge user users user-round
users-round user-plus baby person-standing contact id-card graduation-cap book book-open library notebook newspaper
file file-text folder clipboard clipboard-list clipboard-check pencil pen pen-tool paintbrush palette brush
highlighter ruler scissors paperclip pin link mail mail-open send inbox message-circle message-square messages-square
phone phone-call smartphone tablet laptop monitor tv printer keyboard mouse headphones headset speaker mic video
camera image film clapperboard radio gamepad-2 joystick dice-5 puzzle blocks toy-brick drama cpu hard-drive database
server wifi bluetooth battery battery-full plug lightbulb lamp bot code terminal bug settings wrench hammer drill axe
shovel cog sliders-horizontal toggle-left search eye eye-off glasses accessibility ear brain bone stethoscope pill
syringe heart-pulse bandage ambulance dumbbell bed bed-double sofa armchair bath shower-head washing-machine
refrigerator microwave cooking-pot utensils chef-hat coffee cup-soda milk beer wine martini glass-water pizza sandwich
salad soup egg egg-fried croissant cookie candy cake-slice ice-cream-cone ice-cream-bowl apple banana cherry grape
citrus carrot wheat nut fish beef ham drumstick popcorn dog cat bird rabbit squirrel turtle snail bug-off paw-print
fish-symbol rat panda shirt gem diamond ribbon feather wand wand-sparkles ghost skull volleyball swords shield-half
flag flag-triangle-right megaphone volume-2 volume-x check circle-check circle-x x plus minus circle-plus circle-minus
circle-question-mark info triangle-alert octagon-alert ban arrow-up arrow-down arrow-left arrow-right arrow-up-right
refresh-cw rotate-ccw repeat shuffle undo redo move download upload share share-2 external-link log-in log-out power
circle square triangle hexagon octagon pentagon infinity hash at-sign quote list list-checks list-todo table
layout-grid layout-dashboard layout-list panels-top-left columns-2 layers archive trash bookmark bookmark-check save
copy cloud-download cloud-upload qr-code barcode scan fingerprint-pattern scale gavel vote recycle solar-panel atom
flask-conical microscope telescope satellite orbit magnet languages hand-heart hand-helping hand-metal pointer
mouse-pointer-click touchpad fishing-hook
`
	.trim()
	.split( /\s+/ );

const made = JSON.stringify( entries() ).replaceAll( '},{', '},\n{' ) + '\n';
if ( process.argv.includes( '--check' ) ) {
	if ( readFileSync( FILE, 'utf8' ) !== made ) {
		console.error( 'assets/icon-choices/icons.json is not what `npm run icons` makes.' );
		process.exitCode = 1;
	}
} else {
	writeFileSync( FILE, made );
}

/** The widget draws every icon with one stroke, which also fills a dot; other fills aren't supported. */
function entries() {
	/** @type {Record<string, [string, Record<string, string>][]>} */
	const all = JSON.parse( readFileSync( SOURCE, 'utf8' ) );
	return NAMES.sort().map( ( name ) => {
		const [ icon, source = icon ] = name.split( '=' );
		const nodes = all[ source ?? '' ];
		if ( ! nodes || nodes.some( ( [ kind, { fill } ] ) => fill && kind !== 'circle' ) ) {
			throw new Error( `No icon can be made of ${ name }.` );
		}
		return { style: STYLE, icon, path: nodes.map( asPath ).join( '' ) };
	} );
}

/**
 * @param {[string, Record<string, string>]} node
 * @returns {string}
 */
function asPath( [ kind, given ] ) {
	const at = ( /** @type {string} */ name, fallback = '0' ) => Number( given[ name ] ?? fallback );
	switch ( kind ) {
		case 'path':
			return absolute( given[ 'd' ] ?? '' );
		case 'circle':
			return ellipse( at( 'cx' ), at( 'cy' ), at( 'r' ), at( 'r' ) );
		case 'ellipse':
			return ellipse( at( 'cx' ), at( 'cy' ), at( 'rx' ), at( 'ry' ) );
		case 'line':
			return `M${ at( 'x1' ) } ${ at( 'y1' ) }L${ at( 'x2' ) } ${ at( 'y2' ) }`;
		case 'polyline':
		case 'polygon':
			return `M${ given[ 'points' ] ?? '' }${ kind === 'polygon' ? 'z' : '' }`;
		case 'rect':
			return rectangle( at( 'x' ), at( 'y' ), at( 'width' ), at( 'height' ), at( 'rx', given[ 'ry' ] ) );
		default:
			throw new Error( `No path can be made of ${ kind }.` );
	}
}

/** A path's first move is relative to the origin; after another path, a lowercase m would be relative to its end. */
function absolute( /** @type {string} */ path ) {
	const [ x, y ] = path.matchAll( /-?(?:\d+\.?\d*|\.\d+)/g );
	if ( ! path.startsWith( 'm' ) || ! x || ! y ) return path;
	const rest = path.slice( y.index + y[ 0 ].length ).trimStart();
	return `M${ x[ 0 ] } ${ y[ 0 ] }${ /^[-.\d]/.test( rest ) ? 'l' : '' }${ rest }`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} rx
 * @param {number} ry
 */
function ellipse( x, y, rx, ry ) {
	return `M${ x - rx } ${ y }a${ rx } ${ ry } 0 1 0 ${ 2 * rx } 0a${ rx } ${ ry } 0 1 0 ${ -2 * rx } 0`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {number} r
 */
function rectangle( x, y, width, height, r ) {
	const corner = ( /** @type {number} */ dx, /** @type {number} */ dy ) =>
		r ? `a${ r } ${ r } 0 0 1 ${ dx } ${ dy }` : '';
	return (
		`M${ x + r } ${ y }h${ width - 2 * r }${ corner( r, r ) }v${ height - 2 * r }${ corner( -r, r ) }` +
		`h${ 2 * r - width }${ corner( -r, -r ) }v${ 2 * r - height }${ corner( r, -r ) }z`
	);
}
