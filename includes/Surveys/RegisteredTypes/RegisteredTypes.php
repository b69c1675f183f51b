<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\RegisteredTypes;

use ReflectionClass;
use UserFeedback\Surveys\Questions\Types\Base\QuestionType;
use UserFeedback\Surveys\Questions\Types\Base\TypeFacts;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Question types of other plugins. The properties of those that surveys use are stored, so that results stay readable while
 * their plugin is inactive.
 */
final class RegisteredTypes {

	/** Properties of types, by name. */
	public const OPTION = 'userfeedback_question_types';

	/** @var array<string, RegisteredType> */
	private static array $registered = array();

	/** @var array<string, InactiveType> one object per type, so that types can be compared */
	private static array $inactive = array();

	/**
	 * Adds a type of another plugin, see userfeedback_register_question_type().
	 *
	 * @param array<array-key, mixed> $args
	 */
	public static function register( string $name, array $args ): void {
		$class   = $args['class'] ?? null;
		$label   = $args['label'] ?? null;
		$script  = $args['script'] ?? null;
		$problem = match ( true ) {
			QuestionTypes::isOwn( $name )
				=> 'This name belongs to a question type of UserFeedback.',
			1 !== preg_match( '/^[a-z][a-z0-9-]{0,39}$/D', $name )
				=> 'A name has up to 40 lowercase letters, digits and hyphens, and begins with a letter.',
			! is_string( $class ) || ! is_subclass_of( $class, QuestionType::class ) || ( new ReflectionClass( $class ) )->isAbstract()
				=> 'The argument "class" must be a class that extends QuestionType and is not abstract.',
			! is_string( $label ) || '' === trim( $label )
				=> 'The argument "label" must be a text.',
			! is_string( $script ) || ! self::isScript( $script )
				=> 'The argument "script" must be the URL of a .js file on this site, with at most a version (?ver=) after it.',
			default => null,
		};
		if ( null !== $problem ) {
			_doing_it_wrong( 'userfeedback_register_question_type', esc_html( "$name: $problem" ), '0.1.0' );
			return;
		}
		$type                      = new $class( $name );
		self::$registered[ $name ] = new RegisteredType( $type, $label, $script );
		QuestionTypes::add( $type );
	}

	/** Browsers load no other scripts, see widget/shared/trust/our-script.ts. */
	private static function isScript( string $url ): bool {
		$hosts = array( wp_parse_url( home_url(), PHP_URL_HOST ), wp_parse_url( plugins_url(), PHP_URL_HOST ) );
		return 1 === preg_match( '#^https?://[^/]+/[^?\#]*\.js(\?ver=[\w.-]*)?$#D', $url )
			&& in_array( wp_parse_url( $url, PHP_URL_HOST ), $hosts, true );
	}

	public static function unregister( string $name ): void {
		unset( self::$registered[ $name ] );
		QuestionTypes::remove( $name );
	}

	/** Returns the URL of the script that draws a type; null for an inactive one. */
	public static function scriptOf( QuestionType $type ): ?string {
		return self::$registered[ $type->name ]->script ?? null;
	}

	/** @return list<array<string, mixed>> types of other plugins, also inactive ones, see BootDataShape. */
	public static function added(): array {
		$added = array();
		$types = self::inactive();
		$all   = array_map( static fn( RegisteredType $type ): array => $type->toArray(), self::$registered ) + self::remembered();
		foreach ( $all as $name => $stored ) {
			// An earlier version of the plugin stored fewer properties.
			$properties = isset( $types[ $name ] ) ? $stored + TypeFacts::of( $types[ $name ] ) : $stored;
			$added[]    = array(
				'name'      => $name,
				'is_active' => isset( self::$registered[ $name ] ),
			) + $properties;
		}
		return $added;
	}

	/**
	 * Stores the properties of the registered types among these.
	 *
	 * @param list<QuestionType> $types
	 */
	public static function remember( array $types ): void {
		$names = array_map( static fn( QuestionType $type ): string => $type->name, $types );
		$used  = array_intersect_key( self::$registered, array_flip( $names ) );
		if ( array() === $used ) {
			return;
		}
		$before = self::remembered();
		$now    = array_map( static fn( RegisteredType $type ): array => $type->toArray(), $used ) + $before;
		if ( $now !== $before ) {
			update_option( self::OPTION, $now, false );
		}
	}

	/** @return array<string, QuestionType> types that surveys use or used, by name. */
	public static function inactive(): array {
		$types = array();
		foreach ( self::remembered() as $name => $known ) {
			$types[ $name ] = self::$inactive[ $name ] ??= InactiveType::of( $name, $known );
		}
		return $types;
	}

	/** @return array<string, array<string, mixed>> by name. */
	private static function remembered(): array {
		$stored = get_option( self::OPTION, array() );
		/** @var array<string, array<string, mixed>> $types */
		$types = is_array( $stored ) ? array_filter( $stored, 'is_array' ) : array();
		return $types;
	}
}
