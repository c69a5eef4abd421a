mkdir -p node_modules/.pnpm/framework@1.0.0/node_modules node_modules/.pnpm/core@1.0.0/node_modules
cp -R packages/framework node_modules/.pnpm/framework@1.0.0/node_modules/
cp -R packages/core node_modules/.pnpm/core@1.0.0/node_modules/
ln -s ../../core@1.0.0/node_modules/core node_modules/.pnpm/framework@1.0.0/node_modules/core
ln -s .pnpm/framework@1.0.0/node_modules/framework node_modules/framework
