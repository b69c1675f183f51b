<?php
/**
 * Plugin Name: Redis for tests Description: A drop-in that uses Redis like Redis Object Cache 2.6: values found once are cached
 * for the request. UF_REDIS names the socket; while wp-content/redis-may-be-gone exists, the site works without Redis.
 */

declare( strict_types=1 );

final class WP_Object_Cache {

	private ?Redis $redis;
	private array $found    = array();
	private array $onlyHere = array();

	public function __construct() {
		try {
			$this->redis = new Redis();
			$this->redis->connect( UF_REDIS );
			$this->redis->setOption( Redis::OPT_SERIALIZER, Redis::SERIALIZER_PHP );
		} catch ( RedisException $gone ) {
			$this->redis = is_file( WP_CONTENT_DIR . '/redis-may-be-gone' ) ? null : throw $gone;
		}
	}

	/** Registers groups for this request only. */
	public function keepHere( array $groups ): void {
		$this->onlyHere += array_fill_keys( $groups, true );
	}

	public function get( string $name, string $group, bool $force, ?bool &$isFound ): mixed {
		if ( ( $force || ! array_key_exists( "$group:$name", $this->found ) ) && $this->isShared( $group ) ) {
			$kept = $this->redis->get( "$group:$name" );
			if ( false !== $kept ) {
				$this->found[ "$group:$name" ] = $kept['value'];
			}
		}
		$isFound = array_key_exists( "$group:$name", $this->found );
		$value   = $this->found[ "$group:$name" ] ?? false;
		return is_object( $value ) ? clone $value : $value;
	}

	public function set( string $name, mixed $value, string $group, int $seconds ): bool {
		$this->found[ "$group:$name" ] = is_object( $value ) ? clone $value : $value;
		// Redis returns false for missing keys, so a stored value may not be false itself.
		return ! $this->isShared( $group ) || $this->redis->set( "$group:$name", compact( 'value' ), $seconds > 0 ? $seconds : null );
	}

	public function delete( string $name, string $group ): bool {
		$wasHere = isset( $this->found[ "$group:$name" ] );
		unset( $this->found[ "$group:$name" ] );
		return $this->isShared( $group ) ? $this->redis->del( "$group:$name" ) > 0 : $wasHere;
	}

	public function flush(): bool {
		$this->found = array();
		return null === $this->redis || $this->redis->flushDB();
	}

	private function isShared( string $group ): bool {
		return null !== $this->redis && ! isset( $this->onlyHere[ $group ] );
	}
}

function wp_cache_init(): void {
	$GLOBALS['wp_object_cache'] = new WP_Object_Cache();
}

function wp_cache_get( $key, $group = '', $force = false, &$found = null ): mixed {
	return $GLOBALS['wp_object_cache']->get( (string) $key, $group ?: 'default', (bool) $force, $found );
}

function wp_cache_set( $key, $data, $group = '', $expire = 0 ): bool {
	return $GLOBALS['wp_object_cache']->set( (string) $key, $data, $group ?: 'default', (int) $expire );
}

function wp_cache_add( $key, $data, $group = '', $expire = 0 ): bool {
	wp_cache_get( $key, $group, false, $found );
	return ! $found && ! wp_suspend_cache_addition() && wp_cache_set( $key, $data, $group, $expire );
}

function wp_cache_replace( $key, $data, $group = '', $expire = 0 ): bool {
	wp_cache_get( $key, $group, false, $found );
	return $found && wp_cache_set( $key, $data, $group, $expire );
}

function wp_cache_delete( $key, $group = '' ): bool {
	return $GLOBALS['wp_object_cache']->delete( (string) $key, $group ?: 'default' );
}

function wp_cache_incr( $key, $offset = 1, $group = '' ): int|false {
	$now = wp_cache_get( $key, $group );
	return is_numeric( $now ) && wp_cache_set( $key, max( 0, $now + $offset ), $group ) ? max( 0, $now + $offset ) : false;
}

function wp_cache_decr( $key, $offset = 1, $group = '' ): int|false {
	return wp_cache_incr( $key, -$offset, $group );
}

function wp_cache_flush(): bool {
	return $GLOBALS['wp_object_cache']->flush();
}

function wp_cache_close(): bool {
	return true;
}

function wp_cache_add_global_groups( $groups ): void {}

function wp_cache_add_non_persistent_groups( $groups ): void {
	$GLOBALS['wp_object_cache']->keepHere( (array) $groups );
}
