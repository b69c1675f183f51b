<?php
declare(strict_types=1);

/**
 * Writes includes/FeatureIndex.php from the features of a folder: php bin/feature-index.php [PLUGIN_DIR]
 *
 * In a folder that lacks some features, which a release of a smaller edition is, it first removes them from includes/Features.php.
 * Needs no WordPress. FeatureIndexTest uses its functions.
 */

use UserFeedback\Contract\AjaxAction;
use UserFeedback\Contract\Can;
use UserFeedback\Contract\Route;
use UserFeedback\Feature;
use UserFeedback\Features;
use UserFeedback\Platform\Hooks;

PHP_SAPI === 'cli' || exit;

if ( __FILE__ === get_included_files()[0] ) {
	/** @var list<string> $argv */
	$ufPlugin = $argv[1] ?? dirname( __DIR__ );
	define( 'ABSPATH', __DIR__ . '/' );
	require "$ufPlugin/includes/autoload.php";
	ufRemoveMissing( "$ufPlugin/includes" );
	file_put_contents( "$ufPlugin/includes/FeatureIndex.php", ufFeatureIndex( Features::ALL ) );
}

/** Removes features that a folder lacks from its list. */
function ufRemoveMissing( string $includes ): void {
	$code = (string) file_get_contents( "$includes/Features.php" );
	preg_match_all( '/^use UserFeedback\\\\([\w\\\\]+\\\\(\w+Feature));$/m', $code, $features, PREG_SET_ORDER );
	foreach ( $features as [ $import, $path, $name ] ) {
		if ( ! is_file( "$includes/" . strtr( $path, '\\', '/' ) . '.php' ) ) {
			$code = str_replace( array( "$import\n", "\t\t$name::class,\n" ), '', $code );
		}
	}
	file_put_contents( "$includes/Features.php", $code );
}

/**
 * Returns the code of the index.
 *
 * @param list<class-string<Feature>> $features
 */
function ufFeatureIndex( array $features ): string {
	$tables    = '';
	$hooks     = '';
	$routes    = '';
	$actions   = '';
	$facts     = array();
	$channels  = array();
	$factories = array();
	$collector = '';
	$endpoints = '';
	$options   = '';
	foreach ( $features as $feature ) {
		$tables    .= $feature::NEEDS_TABLES ? "\t\t\\$feature::class => true,\n" : '';
		$hooks     .= ufEntry( $feature, $feature::HOOKS, Hooks::of( ... ), ufHookLine( ... ) );
		$routes    .= ufEntry( $feature, $feature::ROUTES, ufRoutesOf( ... ), ufRouteLine( ... ) );
		$actions   .= ufEntry( $feature, $feature::ACTIONS, ufActionsOf( ... ), ufActionLine( ... ) );
		$facts     += $feature::FACTS;
		$channels  += $feature::CHANNELS;
		$collector .= $feature::IN_COLLECTOR ? "\t\t\\$feature::class => true,\n" : '';
		$options   .= implode( '', array_map( static fn( string $option ): string => "\t\t'$option',\n", $feature::COLLECTOR_OPTIONS ) );
		foreach ( $feature::COLLECTOR_ENDPOINTS as $call => $className ) {
			$endpoints .= "\t\t'$call' => \\$className::class,\n";
		}
		$factories = array_merge( $factories, array_fill_keys( array_keys( $feature::factories() ), $feature ) );
	}
	$facts     = ufSorted( $facts );
	$channels  = ufSorted( $channels );
	$pages     = ufDeclaring( 'adminPages', $features );
	$privacy   = ufDeclaring( 'privacyText', $features );
	$reasons   = ufDeclaring( 'reasonsNotShown', $features );
	$factories = implode(
		'',
		array_map(
			static fn( string $className, string $feature ): string => "\t\t\\$className::class => \\$feature::class,\n",
			array_keys( $factories ),
			$factories
		)
	);
	return <<<PHP
		<?php
		declare(strict_types=1);

		namespace UserFeedback;

		defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

		// phpcs:disable -- Written by bin/feature-index.php, one declaration a line.
		/**
		 * The declarations of all features, so that a request doesn't have to load them. FeatureIndexTest writes this file:
		 * UF_RECORD=1 vendor/bin/phpunit --filter FeatureIndex
		 */
		final class FeatureIndex {

			/** Features that add no hooks while tables are missing. */
			public const NEED_TABLES = array(
		{$tables}	);

			public const HOOKS = array(
		{$hooks}	);

			public const ROUTES = array(
		{$routes}	);

			public const ACTIONS = array(
		{$actions}	);

			/** Facts for the inbox, in order. */
			public const FACTS = array(
		{$facts}	);

			/** Channels that deliver responses, in order. */
			public const CHANNELS = array(
		{$channels}	);

			/** Features with pages of the admin menu. */
			public const ADMIN_PAGES = array(
		{$pages}	);

			/** Features with additions to the privacy text. */
			public const PRIVACY_TEXTS = array(
		{$privacy}	);

			/** Features with reasons why a survey isn't shown. */
			public const REASONS_NOT_SHOWN = array(
		{$reasons}	);

			/** Features with factories that the collector may use. */
			public const IN_COLLECTOR = array(
		{$collector}	);

			public const COLLECTOR_ENDPOINTS = array(
		{$endpoints}	);

			public const COLLECTOR_OPTIONS = array(
		{$options}	);

			/** The feature with the factory of a class. */
			public const FACTORIES = array(
		{$factories}	);
		}

		PHP;
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

/**
 * Returns the features that have a method of their own.
 *
 * @param list<class-string<Feature>> $features
 */
function ufDeclaring( string $method, array $features ): string {
	$own = array_filter(
		$features,
		static fn( string $feature ): bool => Feature::class !== ( new ReflectionMethod( $feature, $method ) )->class
	);
	return implode( '', array_map( static fn( string $feature ): string => "\t\t\\$feature::class,\n", $own ) );
}

/** @param array<class-string, int> $positions by class. */
function ufSorted( array $positions ): string {
	asort( $positions );
	return implode( '', array_map( static fn( string $className ): string => "\t\t\\$className::class,\n", array_keys( $positions ) ) );
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
	$words = isset( $row[5] ) ? ", array( '" . implode( "', '", $row[5] ) . "' )" : '';
	return "\t\t\tarray( '$row[0]', '$row[1]', \\$row[2]::class, '$row[3]', " . ufCase( $row[4] ) . "$words ),\n";
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
	return "\t\t\tarray( '$name', \\$className::class, '$method', " . ufCase( $can ) . ", '$nonce', $also ),\n";
}

function ufCase( Can $can ): string {
	return '\\' . Can::class . "::$can->name";
}
