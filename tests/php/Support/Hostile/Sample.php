<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Hostile;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Storage\SurveyRepository;

/** A value that matches a shape, generated from the shape. */
final class Sample {

	/** @param array<string, mixed> $known values of properties by name, at any depth, such as existing ids. */
	private function __construct( private readonly array $known, private readonly bool $whole ) {}

	/**
	 * With only the required properties.
	 *
	 * @param array<string, mixed> $known
	 */
	public static function least( Shape $shape, array $known = array() ): mixed {
		return ( new self( $known, false ) )->of( $shape );
	}

	/**
	 * Returns a value with every property that a client may send, and an item in each list.
	 *
	 * @param array<string, mixed> $known
	 */
	public static function whole( Shape $shape, array $known = array() ): mixed {
		return ( new self( $known, true ) )->of( $shape );
	}

	/**
	 * Returns the path of a route with this survey's id, and with those of its first question, its newest response, and a post
	 * of the site if the route names them.
	 */
	public static function path( Route $route, int $surveyId ): string {
		$question = Plugin::get( SurveyRepository::class )->find( $surveyId )?->questions[0] ?? null;
		$response = Plugin::get( Db::class )->value( 'SELECT MAX(id) FROM {responses} WHERE survey_id = %d', array( $surveyId ) );
		$posts    = get_posts(
			array(
				'fields'      => 'ids',
				'numberposts' => 1,
			)
		);
		$path     = str_replace(
			array( '{question_id}', '{response_id}', '{post_id}' ),
			array( $question->id ?? (string) $surveyId, $response ?? (string) $surveyId, (string) ( $posts[0] ?? $surveyId ) ),
			$route->path
		);
		return (string) preg_replace( '/\{\w+\}/', (string) $surveyId, $path );
	}

	private function of( Shape $shape ): mixed {
		return match ( $shape->type ) {
			'object'  => $this->objectOf( $shape ),
			'array'   => $this->listOf( $shape ),
			'string'  => $this->textOf( $shape ),
			'integer' => self::bound( $shape, 'minimum' ) ?? 1,
			'number'  => (float) ( self::bound( $shape, 'minimum' ) ?? 1 ),
			'boolean' => false,
			'either'  => $this->of( $shape->alternatives()[0] ),
			default   => 'anything',
		};
	}

	/** @return array<string, mixed> */
	private function objectOf( Shape $shape ): array {
		$made = array();
		foreach ( $shape->properties() as $name => $property ) {
			if ( $property->isReadOnly() || ( ! $this->whole && ! $property->isRequired() ) ) {
				continue;
			}
			$made[ $name ] = array_key_exists( $name, $this->known ) ? $this->known[ $name ] : $this->of( $property );
		}
		return $made;
	}

	/** @return list<mixed> */
	private function listOf( Shape $shape ): array {
		$items = $shape->items();
		$least = self::bound( $shape, 'minItems' ) ?? 0;
		return null === $items ? array() : array_fill( 0, max( $least, $this->whole ? 1 : 0 ), $this->of( $items ) );
	}

	private function textOf( Shape $shape ): string {
		$allowed = $shape->keyword( 'enum' );
		if ( is_array( $allowed ) ) {
			$first = reset( $allowed );
			return is_string( $first ) ? $first : '';
		}
		return match ( $shape->keyword( 'format' ) ) {
			'uuid'      => '0b5f8a52-6c1d-4e3f-9a70-1d2c3b4a5968',
			'uri'       => 'https://example.org/page',
			'email'     => 'someone@example.org',
			'date'      => '2026-11-21',
			'date-time' => '2026-11-21T10:00:00+00:00',
			'colour'    => '#1579EF',
			default     => substr( 'sample', 0, self::bound( $shape, 'maxLength' ) ?? 6 ),
		};
	}

	private static function bound( Shape $shape, string $keyword ): ?int {
		$bound = $shape->keyword( $keyword );
		return is_int( $bound ) ? $bound : null;
	}
}
