<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Contract\Hostile;

use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Rest\RouteTable;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Tests\Support\Hostile\CaseCount;
use UserFeedback\Tests\Support\Hostile\HostileTestCase;
use UserFeedback\Tests\Support\Hostile\HostileText;
use UserFeedback\Tests\Support\Hostile\Sample;
use UserFeedback\Tests\Support\Hostile\SeededSample;
use WP_REST_Request;

/**
 * Sends every invalid value in every URL parameter to every route that reads. Whatever is sent, the SQL is the same as for a
 * valid request: only the values differ.
 */
final class HostileListsTest extends HostileTestCase {

	private const LEAST = 30;

	/** Additional values for a parameter that isn't text. */
	private const NUMBERS = array(
		'',
		' ',
		'0',
		'-1',
		'-2',
		'1.5',
		'1e3',
		'1_0',
		'010',
		'+1',
		' 1',
		'1 ',
		"1\n",
		'1;',
		'1,2',
		'٣',
		'99999999999999999999',
		'9223372036854775807',
		'-9223372036854775808',
		'NaN',
		'true',
		'null',
		'(SELECT 1)',
		'1 OR 1=1',
		'id',
		'id DESC',
		'id,title',
		'ID',
		'title)',
		'`id`',
		'SLEEP(9)',
		'user_pass',
		'2026-02-30',
		'0000-00-00',
		'2026-11-21 10:00',
		'2026-11-21T10:00:00Z',
		'tomorrow',
	);

	public static function tearDownAfterClass(): void {
		CaseCount::write( SeededSample::named( 'hostile lists' ), self::$cases );
	}

	/** @dataProvider reads */
	public function test_no_parameter_can_change_the_database_queries( Route $route ): void {
		$id = $this->aSurvey()->id;
		$this->watch();
		$known = $this->wordsOfGoodRequests( $route, $id );

		foreach ( $route->queryShape()->properties() as $name => $shape ) {
			foreach ( $this->hostile( $name, $shape ) as $said => [ $query, $mustBeRefused ] ) {
				$case = "{$route->key()}?$said";
				if ( ! $this->takes( $case ) ) {
					continue;
				}
				$answer = $this->attempt( $route, $this->address( $route, $id, $query ), null, $case );
				self::assertSame(
					array(),
					array_values( array_diff( $this->queries->words(), $known ) ),
					"$case: the database was told something new."
				);
				self::assertSame( array(), $this->queries->writes(), "$case: a request that reads wrote." );
				if ( $mustBeRefused ) {
					$this->assertRefused( $answer, $name, $case );
				}
			}
		}
		self::assertGreaterThanOrEqual( self::LEAST * count( $route->queryShape()->properties() ), $this->made );
	}

	/** @dataProvider paths */
	public function test_no_id_in_a_path_finds_a_missing_record( Route $route ): void {
		$this->aSurvey();
		$this->watch();
		foreach ( array( '0', '00', '999999', '9223372036854775807', '9223372036854775808', str_repeat( '9', 400 ) ) as $id ) {
			$path   = (string) preg_replace( '/\{\w+\}/', $id, $route->path );
			$answer = $this->attempt(
				$route,
				$path,
				'GET' === $route->method ? null : (string) wp_json_encode( (object) Sample::least( $route->bodyShape() ) ),
				"$route->method $path"
			);
			self::assertContains( $answer->status, array( 400, 404 ), "$route->method $path" );
		}
		foreach ( array( '-1', '1.0', '1e0', '٣', '1%20', "1'", 'abc', '1/..', '1%2F2' ) as $id ) {
			++self::$cases;
			$path = (string) preg_replace( '/\{\w+\}/', $id, "/userfeedback/v1/$route->path" );
			self::assertSame( 404, rest_do_request( new WP_REST_Request( $route->method, $path ) )->get_status(), "$route->method $path" );
		}
	}

	/** @return array<string, array{Route}> */
	public static function reads(): array {
		return self::keyed( static fn( Route $route ): bool => 'GET' === $route->method && array() !== $route->queryShape()->properties() );
	}

	/** @return array<string, array{Route}> */
	public static function paths(): array {
		return self::keyed( static fn( Route $route ): bool => array() !== $route->pathParameters() );
	}

	/**
	 * @param callable(Route): bool $chosen
	 * @return array<string, array{Route}>
	 */
	private static function keyed( callable $chosen ): array {
		$found = array();
		foreach ( array_filter( RouteTable::all(), $chosen ) as $route ) {
			$found[ $route->key() ] = array( $route );
		}
		return $found;
	}

	/** @return list<string> */
	private function wordsOfGoodRequests( Route $route, int $id ): array {
		$words = array();
		foreach ( $this->good( $route->queryShape() ) as $query ) {
			$answer = $this->attempt(
				$route,
				$this->address( $route, $id, $query ),
				null,
				"{$route->key()} with " . http_build_query( $query )
			);
			self::assertNotSame( 400, $answer->status, http_build_query( $query ) );
			array_push( $words, ...$this->queries->words() );
		}
		return array_values( array_unique( $words ) );
	}

	/** @return iterable<array<array-key, mixed>> each allowed word, one at a time. */
	private function good( Shape $shape ): iterable {
		yield array();
		foreach ( $shape->properties() as $name => $property ) {
			$choice = 'array' === $property->type ? $property->items() : $property;
			$words  = $choice?->keyword( 'enum' );
			if ( null !== $choice && 'object' === $choice->type ) {
				foreach ( $this->good( $choice ) as $inside ) {
					yield array( $name => 'array' === $property->type ? array( $inside + (array) Sample::least( $choice ) ) : $inside );
				}
				continue;
			}
			$sample = 'uri' === $property->keyword( 'format' ) ? home_url( '/page/' ) : Sample::least( $property );
			foreach ( is_array( $words ) ? $words : array( $sample ) as $word ) {
				yield array( $name => 'array' === $property->type ? array( $word ) : $word );
			}
		}
	}

	/** @return iterable<string, array{array<string, mixed>, bool}> */
	private function hostile( string $name, Shape $shape ): iterable {
		$free = 'string' === $shape->type && null === $shape->keyword( 'enum' ) && null === $shape->keyword( 'format' );
		foreach ( array( ...array_values( HostileText::all() ), "\0", "a\0b", "\xFF", "\xED\xA0\x80", ...self::NUMBERS ) as $text ) {
			$storable = 1 === preg_match( '//u', $text ) && ! str_contains( $text, "\0" );
			$number   = 1 === preg_match( '/\A\s*[+-]?\d+\s*\z/', $text );
			$truth    = 'boolean' === $shape->type && in_array( $text, array( 'true', '0' ), true );
			$chosen   = in_array( $text, (array) $shape->keyword( 'enum' ), true );
			$item     = 'array' === $shape->type
				&& (
					in_array( $text, (array) $shape->items()?->keyword( 'enum' ), true )
						|| ( 'integer' === $shape->items()?->type && $number )
				);
			yield "$name=" . rawurlencode( $text ) => array(
				array( $name => $text ),
				! ( ( $free && $storable ) || ( 'integer' === $shape->type && $number ) || $truth || $chosen ),
			);
			yield "{$name}[]=" . rawurlencode( $text ) => array( array( $name => array( $text ) ), ! $item );
			yield "{$name}[status]=" . rawurlencode( $text ) => array(
				array( $name => array( 'status' => $text ) ),
				'object' !== $shape->type || isset( $shape->properties()['status'] ),
			);
			yield "{$name}[a][b][]=" . rawurlencode( $text ) => array(
				array( $name => array( 'a' => array( 'b' => array( $text ) ) ) ),
				'object' !== $shape->type,
			);
		}
		$most = $shape->keyword( 'maxLength' );
		if ( is_int( $most ) ) {
			yield "$name: too long by one" => array( array( $name => str_repeat( "\u{1F600}", $most + 1 ) ), true );
			yield "$name: as long as may be" => array( array( $name => str_repeat( "\u{1F600}", $most ) ), false );
			yield "$name: wildcards, as many as may be" => array( array( $name => str_repeat( '%', $most ) ), false );
		}
		foreach ( array( 'minimum' => -1, 'maximum' => 1 ) as $keyword => $step ) {
			$bound = $shape->keyword( $keyword );
			if ( is_int( $bound ) ) {
				yield "$name: beyond its $keyword" => array( array( $name => (string) ( $bound + $step ) ), true );
			}
		}
		yield "$name: nine hundred of them" => array( array( $name => array_fill( 0, 900, 'a' ) ), true );
	}

	/** @param array<array-key, mixed> $query */
	private function address( Route $route, int $id, array $query ): string {
		$must = Sample::least( $route->queryShape() );
		return Sample::path( $route, $id ) . '?' . http_build_query( $query + ( is_array( $must ) ? $must : array() ) );
	}
}
