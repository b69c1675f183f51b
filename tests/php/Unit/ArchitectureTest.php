<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit;

use FilesystemIterator;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use ReflectionClass;
use SplFileInfo;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Injection\Shared;
use UserFeedback\Tests\Support\Code\SourceFile;

/** The rules of docs/architecture.md that a test can check. */
final class ArchitectureTest extends TestCase {

	/** These know all features. */
	private const KNOWING_ALL = array(
		'Plugin.php', 'Features.php', 'Platform/FeatureIndex.php', 'Operations/ContractExport.php',
	);

	/** Classes that create the objects in their folder, and name their dependencies. */
	private const WIRING = '#/(\w+Feature|Collector)\.php$#';

	/** Classes that WordPress or the wiring calls. They may use all folders of their domain. */
	private const ENTRY_POINTS = '#(\w[a-z](Feature|Hooks|Controller|Command|Actions)|Collector)\.php$#';

	/** Files in a folder, on the server and in its tests also folders; a folder with more should be two. */
	private const MOST_ENTRIES = 15;

	/** Top folders of the repository, in any language. */
	private const TOP_FOLDERS = array( 'assets', 'bin', 'includes', 'src', 'tests', 'tools', 'widget' );

	private const SQL_FILES = '#(Repository|Query)\.php$|^Platform/Database/#';

	private const WITHOUT_CLASS = array( 'Platform/autoload.php', 'PostRatings/Places/comments-template.php', 'Widget/collect.php' );

	private const NO_NAMES = '/(Manager|Helper|Helpers|Utils|Util|Common|Misc)$/';

	/** Lines; a longer file needs another class. */
	private const LONGEST = 300;

	/** docs/architecture.md draws the order: a folder may use itself and the folders below it. */
	public function test_dependencies_only_point_down(): void {
		$order = self::order();
		foreach ( SourceFile::all() as $path => $file ) {
			if ( in_array( $path, self::KNOWING_ALL, true ) || '' === $file->folder() || 1 === preg_match( self::WIRING, $path ) ) {
				continue;
			}
			$below = array( 'Features', ...array_slice( $order, (int) array_search( $file->folder(), $order, true ) ) );
			foreach ( $file->uses() as $used ) {
				self::assertContains( explode( '\\', $used )[0], $below, "$path uses $used." );
			}
		}
	}

	public function test_the_order_of_folders_lists_every_folder(): void {
		$folders = array_unique( array_map( static fn( SourceFile $file ): string => $file->folder(), SourceFile::all() ) );
		$order   = array( '', ...self::order() );
		sort( $folders );
		sort( $order );
		self::assertSame( $folders, $order );
	}

	/** @return list<string> top folders of includes/, from top to bottom. */
	private static function order(): array {
		$docs = (string) file_get_contents( dirname( __DIR__, 3 ) . '/docs/architecture.md' );
		preg_match( '/<!-- order of folders -->\n```\n(.*?)\n```/s', $docs, $found );
		preg_match_all( '/^(\w+)/m', $found[1] ?? '', $names );
		return $names[1];
	}

	public function test_dependencies_between_folders_are_never_circular(): void {
		$arrows = array();
		foreach ( SourceFile::all() as $path => $file ) {
			$arrows[ $file->folderPath() ] ??= array();
			if ( 1 !== preg_match( self::ENTRY_POINTS, $path ) && ! in_array( $path, self::KNOWING_ALL, true ) ) {
				foreach ( $file->uses() as $used ) {
					$of                                   = strtr( substr( $used, 0, (int) strrpos( $used, '\\' ) ), '\\', '/' );
					$arrows[ $file->folderPath() ][ $of ] = $path;
				}
			}
		}
		while ( array() !== $arrows ) {
			$ends = array_filter(
				$arrows,
				static fn( array $to, string $folder ): bool => array() === array_diff_key(
					array_intersect_key( $to, $arrows ),
					array( $folder => true )
				),
				ARRAY_FILTER_USE_BOTH
			);
			self::assertNotSame(
				array(),
				$ends,
				'In a circle, or leading to one: ' . var_export(
					array_map( static fn( array $to ): array => array_intersect_key( $to, $arrows ), $arrows ),
					true
				)
			);
			$arrows = array_diff_key( $arrows, $ends );
		}
	}

	/** Guards against: a second transaction started within the first, which commits it. */
	public function test_a_request_uses_only_one_transaction(): void {
		$makers = array_filter( SourceFile::all(), static fn( SourceFile $file ): bool => str_contains( $file->code, 'new Transaction(' ) );
		self::assertSame( array(), array_keys( $makers ) );
		self::assertCount( 1, ( new ReflectionClass( Transaction::class ) )->getAttributes( Shared::class ) );
	}

	public function test_no_folder_has_more_entries_than_the_limit(): void {
		$root   = dirname( __DIR__, 3 );
		$counts = array();
		foreach ( self::TOP_FOLDERS as $top ) {
			/** @var SplFileInfo $file */
			foreach ( new RecursiveIteratorIterator(
				new RecursiveDirectoryIterator( "$root/$top", FilesystemIterator::SKIP_DOTS ),
				RecursiveIteratorIterator::SELF_FIRST
			) as $file ) {
				$counts[ substr( $file->getPath(), strlen( $root ) + 1 ) ][ $file->isDir() ? 'folders' : 'files' ][] = 1;
			}
		}
		self::assertGreaterThan( 60, count( $counts ) );
		$most = array();
		foreach ( $counts as $folder => $entries ) {
			$isEntry         = 1 === preg_match( '#^(includes|tests/php/(Unit|Integration))/#', $folder );
			$most[ $folder ] = count( $entries['files'] ?? array() ) + ( $isEntry ? count( $entries['folders'] ?? array() ) : 0 );
		}
		unset( $most['includes/Platform/Database/Migrations'] ); // Ordered steps: a growing list, each found by its number.
		self::assertSame( array(), array_filter( $most, static fn( int $count ): bool => $count > self::MOST_ENTRIES ) );
	}

	public function test_features_depend_on_each_other_in_one_direction_and_only_wiring_knows_them(): void {
		$files = SourceFile::all();
		$names = array_map(
			static fn( SourceFile $file ): string => $file->name(),
			array_filter( $files, static fn( SourceFile $file ): bool => str_contains( $file->code, ' extends Feature {' ) )
		);
		self::assertGreaterThan( 15, count( $names ) );

		$given = array();
		foreach ( $files as $path => $file ) {
			$said   = array(
				...$file->words(),
				...array_map( static fn( string $used ): string => (string) preg_replace( '/^.*\\\\/', '', $used ), $file->uses() ),
			);
			$others = array_diff( array_intersect( $names, $said ), array( $file->name() ) );
			if ( isset( $names[ $path ] ) ) {
				$given[ $file->name() ] = $others;
			} elseif ( ! in_array( $path, self::KNOWING_ALL, true ) && 1 !== preg_match( self::WIRING, $path ) ) {
				self::assertSame( array(), $others, $path );
			}
		}
		while ( array() !== $given ) {
			$ready = array_filter(
				$given,
				static fn( array $others ): bool => array() === array_intersect( $others, array_keys( $given ) )
			);
			self::assertNotSame( array(), $ready, 'In a circle: ' . implode( ', ', array_keys( $given ) ) );
			$given = array_diff_key( $given, $ready );
		}
	}

	/** Otherwise the web server runs it for anyone, and errors without WordPress reveal the site's paths. */
	public function test_a_file_requested_directly_exits_immediately(): void {
		foreach ( SourceFile::all() as $path => $file ) {
			if ( 'Widget/collect.php' !== $path ) { // The collector's own address.
				self::assertMatchesRegularExpression(
					'/^<\?php\n(?:(?:declare|namespace|use) [^;]+;|declare\([^;]+;|\s)*\ndefined\( \'ABSPATH\' \) \|\| defined\( \'USERFEEDBACK_COLLECTOR\' \) \|\| exit;\n/',
					$file->code,
					$path
				);
			}
		}
	}

	public function test_only_controllers_use_requests_and_only_repositories_and_queries_the_database(): void {
		foreach ( SourceFile::all() as $path => $file ) {
			$uses       = implode( ' ', $file->uses() );
			$controller = str_ends_with( $path, 'Controller.php' );
			if ( ! str_starts_with( $path, 'Platform/Rest/' ) && ! in_array( $path, self::KNOWING_ALL, true ) ) {
				self::assertSame(
					$controller,
					1 === preg_match( '/Rest\\\\(Request|Reply)\b/', $uses ),
					"$path speaks to the browser, or is a controller that does not."
				);
			}
			if ( $controller ) {
				self::assertDoesNotMatchRegularExpression( '/Database\\\\/', $uses, "$path asks the database." );
			}
			if ( 1 === preg_match( self::SQL_FILES, $path ) ) {
				self::assertDoesNotMatchRegularExpression( '/(Controller|[a-z]Hooks)\b/', $uses, "$path looks up." );
			}
		}
	}

	public function test_only_the_database_folder_uses_wpdb(): void {
		foreach ( SourceFile::all() as $path => $file ) {
			if ( ! str_starts_with( $path, 'Platform/Database/' ) ) {
				self::assertSame( array(), array_intersect( array( '$wpdb', 'wpdb' ), $file->words() ), $path );
			}
		}
	}

	public function test_only_sql_files_contain_sql(): void {
		foreach ( SourceFile::all() as $path => $file ) {
			if ( 1 !== preg_match( self::SQL_FILES, $path ) ) {
				self::assertSame(
					array(),
					preg_grep(
						'/\b(SELECT .* FROM|INSERT (IGNORE )?INTO|UPDATE \{|DELETE FROM|(CREATE|ALTER|DROP) TABLE)\b|\bUPDATE \{/s',
						$file->texts()
					),
					$path
				);
			}
		}
	}

	/** @dataProvider foldersWithoutWordPress */
	public function test_code_that_must_run_without_wordpress_calls_none_of_its_functions( string $pattern ): void {
		$files = array_filter( SourceFile::all(), static fn( SourceFile $file ): bool => 1 === preg_match( $pattern, $file->path ) );
		self::assertNotSame( array(), $files );
		foreach ( $files as $path => $file ) {
			self::assertSame( array(), array_values( array_diff( $file->calls(), get_defined_functions()['internal'] ) ), $path );
		}
	}

	/** @return array<string, array{string}> */
	public static function foldersWithoutWordPress(): array {
		return array(
			'the contract'         => array( '#^Platform/(Schema|Rest/Problem)/|^Platform/Rest/(Route|Permission)\.php$|Shape\.php$#' ),
			'questions'            => array( '#^Surveys/Questions/#' ),
			'the rules of answers' => array(
				'#^Responses/(Submit/(AnswerRules|WriteToken|RateLimit/RateLimit)|Counting/CounterDelta)\.php$#',
			),
			'who sent a request'   => array( '#^Responses/(Visitor/|Submit/RequestOrigin\.php$)#' ),
		);
	}

	public function test_every_file_is_strict_and_final_and_short(): void {
		foreach ( SourceFile::all() as $path => $file ) {
			self::assertMatchesRegularExpression( '/\A<\?php\ndeclare\(strict_types=1\);\n/', $file->code, $path );
			if ( 'Platform/FeatureIndex.php' !== $path ) { // Generated.
				self::assertLessThanOrEqual( self::LONGEST, substr_count( $file->code, "\n" ), $path );
			}
			self::assertDoesNotMatchRegularExpression( self::NO_NAMES, $file->name(), $path );
			// PHP 8.1 fails on such a file: this broke saving drafts, sharing and exports.
			self::assertDoesNotMatchRegularExpression( '/\): (null|true|false) \{|readonly class /', $file->code, $path );
			if ( ! in_array( $path, self::WITHOUT_CLASS, true ) ) {
				self::assertContains( $file->kind(), array( 'final', 'abstract', 'interface', 'enum' ), $path );
			}
		}
	}
}
