<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Schema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The building blocks of shapes.
 *
 * There are two kinds of object, because the two directions differ. `object` is what a client may send: a property is optional
 * unless marked as required. `record` is what the server returns: every property is present unless marked as optional.
 */
final class Schema {

	/** @param array<string, Shape> $properties */
	public static function object( array $properties ): Shape {
		return Shape::of( 'object' )->withProperties( $properties );
	}

	/** @param array<string, Shape> $properties */
	public static function record( array $properties ): Shape {
		return self::object(
			array_map( static fn( Shape $shape ): Shape => $shape->isOptional() ? $shape : $shape->required(), $properties )
		);
	}

	/** An object with any keys and values of one shape. */
	public static function map( Shape $values ): Shape {
		return Shape::of( 'object' )->withItems( $values );
	}

	public static function list( Shape $items ): Shape {
		return Shape::of( 'array' )->withItems( $items );
	}

	public static function string(): Shape {
		return Shape::of( 'string' );
	}

	public static function integer(): Shape {
		return Shape::of( 'integer' );
	}

	public static function number(): Shape {
		return Shape::of( 'number' );
	}

	public static function boolean(): Shape {
		return Shape::of( 'boolean' );
	}

	/** Any JSON value; only for data validated elsewhere by its own shape. */
	public static function any(): Shape {
		return Shape::of( 'any' );
	}

	/** @param non-empty-list<string> $values */
	public static function oneOf( array $values ): Shape {
		return Shape::of( 'string' )->withKeyword( 'enum', $values );
	}

	/** A value with one of several shapes; the first match is used. */
	public static function either( Shape ...$shapes ): Shape {
		return Shape::of( 'either' )->withAlternatives( array_values( $shapes ) );
	}

	/** A database id: a whole number from 1. */
	public static function id(): Shape {
		return self::integer()->min( 1 );
	}

	public static function uuid(): Shape {
		return self::string()->withKeyword( 'format', 'uuid' );
	}

	/** An absolute http or https URL of at most 2,048 characters. */
	public static function url(): Shape {
		return self::string()->withKeyword( 'format', 'uri' )->max( Limits::URL );
	}

	/** A calendar day, `2026-11-21`, in the site's time zone. */
	public static function day(): Shape {
		return self::string()->withKeyword( 'format', 'date' );
	}

	/** A moment, ISO 8601 with offset. */
	public static function moment(): Shape {
		return self::string()->withKeyword( 'format', 'date-time' );
	}

	/** One page of a list, as on WordPress's own list screens. */
	public static function page( Shape $item, string $name ): Shape {
		return self::record(
			array(
				'items'          => self::list( $item ),
				'pagination'     => self::pagination(),
				'status_filters' => self::list(
					self::record(
						array(
							'status' => self::string(),
							'count'  => self::integer(),
						)
					)->named( 'StatusFilter' )
				),
			)
		)->named( $name );
	}

	public static function pagination(): Shape {
		return self::record(
			array(
				'page'     => self::integer(),
				'pages'    => self::integer(),
				'per_page' => self::integer(),
				'total'    => self::integer(),
			)
		)->named( 'Pagination' );
	}
}
