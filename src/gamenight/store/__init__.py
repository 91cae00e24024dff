"""All that is kept: schema, migrations, reading, writing, ratings. Nothing outside this package speaks SQL."""
