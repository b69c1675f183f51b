<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Live;

use DateTimeImmutable;
use UserFeedback\Platform\Clock;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Rows of published surveys. With a persistent object cache, a page needs no query: the cache holds each row, and for each page
 * the order in which surveys match it. Any write to a survey invalidates these entries.
 *
 * @phpstan-type Row array<string, string|null>
 */
final class PublishedRows {

	/** Cache lifetime in seconds, and how far entries look ahead: surveys scheduled for later aren't included. */
	private const LIFE = 3600;

	/** @var array<int, Row> what this request has read. */
	private array $read = array();

	/** True if all rows were read. */
	private bool $isAll = false;

	/** Cache state of `$read`. */
	private string $state = '';

	public function __construct( private readonly SurveyRepository $surveys, private readonly Clock $clock ) {}

	/**
	 * @param list<string> $keys
	 * @return list<Row> see SurveyRepository::rowsFor().
	 */
	public function forPage( array $keys, string $address, int $offset, int $limit ): array {
		$name = 'page:' . md5( implode( "\n", array( ...$keys, $address, $offset, $limit ) ) );
		$rows = $this->listed( $name ) ?? $this->list(
			$name,
			$this->surveys->rowsFor( $keys, $address, $this->horizon(), $offset, $limit )
		);
		if ( 0 === $offset && count( $rows ) < $limit ) {
			$this->isAll = true;
		}
		return $rows;
	}

	/** @return list<Row> */
	public function first( int $most ): array {
		$this->refresh();
		$rows = $this->surveys->firstRows( $this->horizon(), $most );
		$this->note( $rows );
		return $rows;
	}

	/** @return list<Row> */
	public function inCountries( int $most ): array {
		return $this->surveys->rowsForCountries( $this->horizon(), $most );
	}

	public function count(): int {
		return $this->surveys->countPublished( $this->now() );
	}

	/** @return array<int, string> */
	public function titles( int $most ): array {
		return $this->surveys->publishedTitles( $this->now(), $most );
	}

	/** @param Row $row that other code has just read. */
	public function remember( array $row ): void {
		$this->refresh();
		$this->note( array( $row ) );
	}

	/** @return Row|null of any survey, published or not. */
	public function one( int $id ): ?array {
		$this->refresh();
		if ( isset( $this->read[ $id ] ) || $this->isAll ) {
			return $this->read[ $id ] ?? null;
		}
		$row = $this->cached( "one:$id" );
		if ( null === $row ) {
			$row = $this->surveys->shownRow( $id );
			if ( null !== $row ) {
				$this->note( array( $row ) );
			}
		}
		/** @var Row|null $row what note() put there. */
		return $row;
	}

	/** @return list<Row>|null null if the cache no longer holds all rows. */
	private function listed( string $name ): ?array {
		$this->refresh();
		/** @var list<array{int, int}>|null $places ids and how they fit, what list() put there. */
		$places = $this->cached( $name );
		if ( null === $places ) {
			return null;
		}
		$names  = array_map( fn( array $place ): string => "one:$place[0]:$this->state", $places );
		$cached = wp_cache_get_multiple( $names, SurveyRepository::CACHE );
		$rows   = array();
		foreach ( $places as $index => [ $id, $fits ] ) {
			$row = $cached[ $names[ $index ] ] ?? null;
			if ( ! is_array( $row ) ) {
				return null;
			}
			/** @var Row $row what note() put there. */
			$this->read[ $id ] = $row;
			$rows[]            = array( 'fits' => (string) $fits ) + $row;
		}
		return $rows;
	}

	/**
	 * @param list<Row> $rows
	 * @return list<Row>
	 */
	private function list( string $name, array $rows ): array {
		$this->note( array_map( static fn( array $row ): array => array_diff_key( $row, array( 'fits' => null ) ), $rows ) );
		$this->keep( $name, array_map( static fn( array $row ): array => array( (int) $row['id'], (int) $row['fits'] ), $rows ) );
		return $rows;
	}

	/** @param list<Row> $rows */
	private function note( array $rows ): void {
		foreach ( $rows as $row ) {
			$id = (int) $row['id'];
			if ( ! isset( $this->read[ $id ] ) ) {
				$this->read[ $id ] = $row;
				$this->keep( "one:$id", $row );
			}
		}
	}

	/** @return array<array-key, mixed>|null */
	private function cached( string $name ): ?array {
		$found = wp_cache_get( "$name:$this->state", SurveyRepository::CACHE );
		return is_array( $found ) ? $found : null;
	}

	/** @param array<array-key, mixed> $value */
	private function keep( string $name, array $value ): void {
		wp_cache_set( "$name:$this->state", $value, SurveyRepository::CACHE, self::LIFE );
	}

	/**
	 * Drops rows read before the last write to a survey. Runs before each query, because its rows may be outdated by the time
	 * they are cached.
	 */
	private function refresh(): void {
		$state = $this->hour() . ':' . wp_cache_get_last_changed( SurveyRepository::CACHE );
		if ( $state !== $this->state ) {
			$this->read  = array();
			$this->isAll = false;
			$this->state = $state;
		}
	}

	private function horizon(): string {
		return Clock::toStored( new DateTimeImmutable( '@' . ( $this->hour() + 1 ) * self::LIFE ) );
	}

	/** Returns the first second in the future. */
	private function now(): string {
		return Clock::toStored( $this->clock->now()->modify( '+1 second' ) );
	}

	private function hour(): int {
		return intdiv( $this->clock->now()->getTimestamp(), self::LIFE );
	}
}
