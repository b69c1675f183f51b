<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Abilities;

use stdClass;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A shape in the subset of JSON Schema that WordPress's own validator supports: each node has a `type`, alternatives are listed
 * next to each other, and no format makes WordPress change a value that the contract accepts unchanged.
 */
final class AbilitySchema {

	private const ANY = array( 'object', 'array', 'string', 'integer', 'number', 'boolean', 'null' );

	/** Patterns used instead of formats. */
	private const LOOKS = array(
		'uri'    => '^[hH][tT][tT][pP][sS]?://',
		'email'  => '^[^@]+@[^@]+$',
		'colour' => '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$',
		'date'   => '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
	);

	/** @return array<string, mixed> an object without required properties may itself be omitted. */
	public static function ofInput( Shape $shape ): array {
		$schema = self::of( $shape );
		return isset( $schema['required'] ) ? $schema : $schema + array( 'default' => new stdClass() );
	}

	/** @return array<string, mixed> null for an operation without a response. */
	public static function ofOutput( ?Shape $shape ): array {
		return null === $shape ? array( 'type' => 'null' ) : self::of( $shape );
	}

	/** @return array<string, mixed> */
	private static function of( Shape $shape ): array {
		$kinds = self::kinds( $shape );
		return 1 === count( $kinds ) ? $kinds[0] : array( 'anyOf' => $kinds );
	}

	/** @return list<array<string, mixed>> one or more. */
	private static function kinds( Shape $shape ): array {
		$own = match ( $shape->type ) {
			'any'    => array( array( 'type' => self::ANY ) ),
			'either' => array_merge( ...array_map( self::kinds( ... ), $shape->alternatives() ) ),
			default  => array( self::plain( $shape ) ),
		};
		return $shape->isNullable() && 'any' !== $shape->type ? array( ...$own, array( 'type' => 'null' ) ) : $own;
	}

	/** @return array<string, mixed> */
	private static function plain( Shape $shape ): array {
		// Children and `required` are added below, in WordPress's form.
		$schema = array_diff_key(
			$shape->ownJsonSchema( static fn(): array => array() ),
			array( 'items' => true, 'properties' => true, 'required' => true, 'additionalProperties' => true )
		);
		$looks  = is_string( $schema['format'] ?? null ) ? self::LOOKS[ $schema['format'] ] ?? null : null;
		if ( null !== $looks ) {
			unset( $schema['format'] );
			$schema['pattern'] = $looks;
		}
		if ( 'array' === $shape->type && null !== $shape->items() ) {
			$schema['items'] = self::of( $shape->items() );
		}
		return 'object' === $shape->type ? self::object( $shape, $schema ) : $schema;
	}

	/**
	 * An empty PHP array would be encoded as a list instead of an object, so it is left out.
	 *
	 * @param array<string, mixed> $schema
	 * @return array<string, mixed>
	 */
	private static function object( Shape $shape, array $schema ): array {
		$required = array_keys( array_filter( $shape->properties(), static fn( Shape $property ): bool => $property->isRequired() ) );
		unset( $schema['default'] );
		return $schema + array_filter(
			array(
				'properties' => array_map( self::of( ... ), $shape->properties() ),
				'required'   => $required,
			)
		) + array( 'additionalProperties' => null === $shape->items() ? false : self::of( $shape->items() ) );
	}
}
