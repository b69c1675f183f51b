<?php
declare(strict_types=1);

/**
 * Writes includes/Platform/FeatureIndex.php from the features of a folder: php tools/dev/feature-index.php [PLUGIN_DIR]
 * With --check, it only says whether the file is up to date.
 *
 * In a folder that lacks some features, which a release of a smaller edition is, it first removes them from includes/Features.php.
 * The index keeps the names of their tables, options and events: sites switch between editions, and share them.
 *
 * Needs no WordPress. FeatureIndexTest uses its functions.
 */

use UserFeedback\Feature;
use UserFeedback\Features;
use UserFeedback\Platform\Ajax\AjaxAction;
use UserFeedback\Platform\FeatureIndex;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Rest\Router;

PHP_SAPI === 'cli' || exit;

if ( __FILE__ === get_included_files()[0] ) {
	/** @var list<string> $argv */
	$ufIsCheck = array( '--check' ) === array_slice( $argv, 1 );
	$ufPlugin  = $ufIsCheck ? dirname( __DIR__, 2 ) : $argv[1] ?? dirname( __DIR__, 2 );
	if ( ! is_dir( "$ufPlugin/includes" ) ) {
		fwrite( STDERR, "$ufPlugin is not a folder of the plugin. Usage: php tools/dev/feature-index.php [--check | PLUGIN_DIR]\n" );
		exit( 1 );
	}
	define( 'ABSPATH', __DIR__ . '/' );
	require "$ufPlugin/includes/Platform/autoload.php";
	$ufIndex = "$ufPlugin/includes/Platform/FeatureIndex.php";
	if ( $ufIsCheck ) {
		if ( file_get_contents( $ufIndex ) !== ufFeatureIndex( Features::ALL ) ) {
			fwrite( STDERR, "includes/Platform/FeatureIndex.php is not up to date. Run php tools/dev/feature-index.php.\n" );
			exit( 1 );
		}
		exit;
	}
	ufRemoveMissing( "$ufPlugin/includes" );
	$ufKept = array();
	if ( isset( $argv[1] ) && class_exists( FeatureIndex::class ) ) {
		$ufKept = array(
			FeatureIndex::TABLES,
			FeatureIndex::OPTIONS,
			FeatureIndex::USER_META,
			FeatureIndex::EVENTS,
			FeatureIndex::PAGE_OPTIONS,
		);
	}
	file_put_contents( $ufIndex, ufFeatureIndex( Features::ALL, ...$ufKept ) );
}

/** Removes features that a folder lacks from its list. */
function ufRemoveMissing( string $includes ): void {
	$code = (string) file_get_contents( "$includes/Features.php" );
	preg_match_all( '/^\t\t([\w\\\\]+Feature)::class,\n/m', $code, $features, PREG_SET_ORDER );
	foreach ( $features as [ $line, $name ] ) {
		if ( ! is_file( "$includes/" . strtr( $name, '\\', '/' ) . '.php' ) ) {
			$code = str_replace( $line, '', $code );
		}
	}
	file_put_contents( "$includes/Features.php", $code );
}

/**
 * Returns the code of the index.
 *
 * @param list<class-string<Feature>> $features
 * @param list<string>                $tables   names that the index has in addition to those of the features, as the next four.
 * @param list<string>                $options
 * @param list<string>                $userMeta
 * @param list<string>                $events
 * @param list<string>                $pageOptions
 */
function ufFeatureIndex(
	array $features,
	array $tables = array(),
	array $options = array(),
	array $userMeta = array(),
	array $events = array(),
	array $pageOptions = array()
): string {
	$parts     = array_fill_keys(
		array(
			'NEED_TABLES',
			'HOOKS',
			'BLOCKS',
			'SHORTCODES',
			'ROUTES',
			'ACTIONS',
			'COLLECTOR_ENDPOINTS',
			'HEALTH_TESTS',
		),
		''
	);
	$notices   = array();
	$channels  = array();
	$read      = array();
	$bindings  = array();
	$factories = array();
	foreach ( $features as $feature ) {
		$parts['NEED_TABLES']         .= ufLines( true === $feature::NEEDS_TABLES ? array( $feature => true ) : array() );
		$parts['HOOKS']               .= ufEntry( $feature, $feature::HOOKS, Hooks::of( ... ), ufHookLine( ... ) );
		$parts['BLOCKS']              .= ufBlockLines( $feature::BLOCKS );
		$parts['SHORTCODES']          .= ufLines( $feature::SHORTCODES );
		$parts['ROUTES']              .= ufEntry( $feature, $feature::ROUTES, ufRoutesOf( ... ), ufRouteLine( ... ) );
		$parts['ACTIONS']             .= ufEntry( $feature, $feature::ACTIONS, ufActionsOf( ... ), ufActionLine( ... ) );
		$parts['COLLECTOR_ENDPOINTS'] .= ufLines( $feature::COLLECTOR_ENDPOINTS );
		$parts['HEALTH_TESTS']        .= ufLines( array_fill_keys( $feature::HEALTH_TESTS, $feature ) );

		$notices  += $feature::NOTICES;
		$channels += $feature::CHANNELS;
		$bindings  = array_merge( $bindings, $feature::BINDINGS );
		$factories = array_merge( $factories, array_fill_keys( array_keys( $feature::factories() ), $feature ) );
		array_push( $read, ...$feature::COLLECTOR_OPTIONS );
		array_push( $tables, ...$feature::TABLES );
		array_push( $options, ...$feature::OPTIONS );
		array_push( $userMeta, ...$feature::USER_META );
		array_push( $events, ...$feature::EVENTS );
		array_push( $pageOptions, ...$feature::PAGE_OPTIONS );
	}
	asort( $notices );
	asort( $channels );
	$parts += array(
		'MIGRATIONS'        => ufLines( ufMigrations() ),
		'COLLECTOR_OPTIONS' => ufLines( $read ),
		'NOTICES'           => ufLines( array_keys( $notices ) ),
		'CHANNELS'          => ufLines( array_keys( $channels ) ),
		'ADMIN_PAGES'       => ufLines( ufDeclaring( 'adminPages', $features ) ),
		'PRIVACY_TEXTS'     => ufLines( ufDeclaring( 'privacyText', $features ) ),
		'REASONS_NOT_SHOWN' => ufLines( ufDeclaring( 'reasonsNotShown', $features ) ),
		'BEFORE_UNINSTALL'  => ufLines( ufDeclaring( 'beforeUninstall', $features ) ),
		'TABLES'            => ufLines( array_values( array_unique( $tables ) ) ),
		'OPTIONS'           => ufLines( array_values( array_unique( $options ) ) ),
		'USER_META'         => ufLines( array_values( array_unique( $userMeta ) ) ),
		'EVENTS'            => ufLines( array_values( array_unique( $events ) ) ),
		'PAGE_OPTIONS'      => ufLines( array_values( array_unique( $pageOptions ) ) ),
		'BINDINGS'          => ufLines( $bindings ),
		'FACTORIES'         => ufLines( $factories ),
	);

	$constants = "\n\t/** Router's, for pages, which don't load it. */\n\tpublic const REST_NAMESPACE = '" . Router::NAMESPACE . "';\n";
	foreach ( $parts as $name => $lines ) {
		$constants .= "\n\tpublic const $name = array(\n$lines\t);\n";
	}
	return <<<PHP
		<?php
		declare(strict_types=1);

		namespace UserFeedback\Platform;

		defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

		// phpcs:disable UserFeedback.Code.LineLength, WordPress.Arrays.MultipleStatementAlignment -- One declaration a line.
		/**
		 * The declarations of all features, so that a request doesn't have to load them; Feature describes each kind. FeatureIndexTest
		 * writes this file: UF_RECORD=1 vendor/bin/phpunit --filter FeatureIndex
		 */
		final class FeatureIndex {
		{$constants}}

		PHP;
}

/**
 * Returns one line for each name, with its key unless it is a list.
 *
 * @param array<array-key, string|true> $names
 */
function ufLines( array $names ): string {
	$lines = '';
	foreach ( $names as $key => $name ) {
		$value  = true === $name ? 'true' : ufName( $name );
		$lines .= is_int( $key ) ? "\t\t$value,\n" : "\t\t" . ufName( $key ) . " => $value,\n";
	}
	return $lines;
}

/** @return list<string> the steps that create the tables: all classes of their folder, in the order of their numbers. */
function ufMigrations(): array {
	$includes = dirname( (string) ( new ReflectionClass( Feature::class ) )->getFileName() );
	$files    = glob( "$includes/Platform/Database/Migrations/M*.php" );
	return array_map(
		static fn( string $file ): string => 'UserFeedback\\Platform\\Database\\Migrations\\' . basename( $file, '.php' ),
		false === $files ? array() : $files
	);
}

function ufName( string $name ): string {
	return str_starts_with( $name, 'UserFeedback\\' ) ? "\\$name::class" : "'$name'";
}

/**
 * Returns the features that have a method of their own.
 *
 * @param list<class-string<Feature>> $features
 * @return list<class-string<Feature>>
 */
function ufDeclaring( string $method, array $features ): array {
	$isOwn = static fn( string $feature ): bool => Feature::class !== ( new ReflectionMethod( $feature, $method ) )->class;
	return array_values( array_filter( $features, $isOwn ) );
}

/**
 * Returns the part of a feature, empty if it declares none.
 *
 * @template T
 * @param list<class-string>              $classes
 * @param Closure(class-string): list<T>  $declared returns what a class declares.
 * @param Closure(T): string              $line
 */
function ufEntry( string $feature, array $classes, Closure $declared, Closure $line ): string {
	$lines = implode( '', array_map( $line, array_merge( array(), ...array_map( $declared, $classes ) ) ) );
	return '' === $lines ? '' : "\t\t\\$feature::class => array(\n$lines\t\t),\n";
}

/** @param array{string, class-string, string, int, int, string|array{class-string, string}|null} $hook */
function ufHookLine( array $hook ): string {
	[ $name, $className, $method, $priority, $accepted, $condition ] = $hook;

	$when = match ( true ) {
		is_array( $condition ) => "array( \\$condition[0]::class, '$condition[1]' )",
		null === $condition    => 'null',
		default                => "'$condition'",
	};
	$number = array( PHP_INT_MAX => 'PHP_INT_MAX', PHP_INT_MIN => 'PHP_INT_MIN' )[ $priority ] ?? $priority;
	return "\t\t\tarray( '$name', \\$className::class, '$method', $number, $accepted, $when ),\n";
}

/**
 * Returns a line for each block, with the parts of its block.json that rendering needs.
 *
 * @param array<string, class-string> $blocks by folder.
 */
function ufBlockLines( array $blocks ): string {
	$lines = '';
	foreach ( $blocks as $folder => $className ) {
		$json = dirname( (string) ( new ReflectionClass( Features::class ) )->getFileName(), 2 ) . "/assets/blocks/$folder/block.json";
		/** @var array{name: string, attributes: array<string, mixed>, supports: array<string, mixed>} $block */
		$block    = json_decode( (string) file_get_contents( $json ), true, 16, JSON_THROW_ON_ERROR );
		$rendered = ufValue( array( 'attributes' => $block['attributes'], 'supports' => $block['supports'] ) );
		$lines   .= "\t\t'$block[name]' => array( \\$className::class, 'assets/blocks/$folder', $rendered ),\n";
	}
	return $lines;
}

/** Returns the code of a value from JSON. */
function ufValue( mixed $value ): string {
	if ( ! is_array( $value ) ) {
		return is_bool( $value ) ? ( $value ? 'true' : 'false' ) : var_export( $value, true );
	}
	$items = array();
	foreach ( $value as $key => $item ) {
		$items[] = ( is_int( $key ) ? '' : "'$key' => " ) . ufValue( $item );
	}
	return 'array( ' . implode( ', ', $items ) . ' )';
}

/**
 * Returns the routes that a controller declares.
 *
 * @param class-string $className
 * @return list<Route>
 */
function ufRoutesOf( string $className ): array {
	/** @var list<Route> $routes */
	$routes = method_exists( $className, 'routes' ) ? $className::routes() : array();
	return $routes;
}

function ufRouteLine( Route $route ): string {
	$row   = $route->row();
	$words = isset( $row[6] ) ? ", array( '" . implode( "', '", $row[6] ) . "' )" : '';
	return "\t\t\tarray( '$row[0]', '$row[1]', \\$row[2]::class, '$row[3]', '$row[4]', '$row[5]'$words ),\n";
}

/**
 * Returns the admin-ajax actions that a class declares.
 *
 * @param class-string $className
 * @return list<AjaxAction>
 */
function ufActionsOf( string $className ): array {
	/** @var list<AjaxAction> $actions */
	$actions = method_exists( $className, 'actions' ) ? $className::actions() : array();
	return $actions;
}

function ufActionLine( AjaxAction $action ): string {
	[ $name, $className, $method, $can, $nonce, $also ] = $action->row();

	$also = null === $also ? 'null' : "'$also'";
	return "\t\t\tarray( '$name', \\$className::class, '$method', \\" . Permission::class . "::$can->name, '$nonce', $also ),\n";
}
